import { isCallError } from '@energycockpit/api-client'
import { sendRegistration, type RegistrationDetails } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useMutation } from '@tanstack/react-query'
import { useFormTicket } from './use-form-ticket'

/** Sends the form. One that was open for too long is sent again with a new ticket, without anybody noticing. */
export function useSending(onSent: (ticket: string) => void) {
  const { api, locale } = useFeature()
  const ticket = useFormTicket()

  async function send(sent: { details: RegistrationDetails; homepage: string }): Promise<string> {
    const { details, homepage } = sent
    const good = await ticket.ready()
    const id = /^\d{1,9}$/.exec(new URLSearchParams(location.search).get('clientBusinessId') ?? '')?.[0]
    await api.call(sendRegistration, {
      body: {
        ...{ ...details, locale, consent: true, ticket: good, homepage },
        ...(id !== undefined && { clientBusinessId: Number(id) }),
      },
    })
    return good
  }

  const sending = useMutation({
    mutationFn: (sent: Parameters<typeof send>[0]) =>
      send(sent).catch((error: unknown) => {
        if (!isCallError(error) || error.reasons[0]?.code !== 'REGISTRATION_TICKET_EXPIRED') throw error
        ticket.forget()
        return send(sent)
      }),
    onSuccess: (used) => {
      ticket.forget()
      onSent(used)
    },
  })
  return { sending, openingFailure: ticket.failure }
}
