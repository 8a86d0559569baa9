import type { Registration, RegistrationDetails } from '@energycockpit/contract'
import { latestMail, SignedInClient, waitFor } from '@energycockpit/testing'
import { startAdministration } from '../administration/administration.testing'
import { exampleDetails } from './details.testing'
import { formTickets } from './form-tickets'
import { registerRegistration } from './routes'

export const consentVersion = 'terms of this test'

/** A portal with registrations, and what tests do with them. */
export async function startRegistration() {
  const started = await startAdministration((app, parts) =>
    registerRegistration(app, { ...parts, consentVersion }),
  )
  const { portal } = started
  const tickets = formTickets(portal.identity.secrets)
  /** Of a form that was opened so many seconds ago. */
  const ticket = (seconds = 60) => tickets.issue(consentVersion, Date.now() - seconds * 1000)
  const visitor = SignedInClient.anonymous(portal.url)
  const body = (changes: object = {}) => ({
    ...{ ...exampleDetails, locale: 'de', consent: true, ticket: ticket() },
    ...changes,
  })
  const send = (changes: object = {}) => visitor.post('/rest/public/registrations', body(changes))
  const mailTo = (address: string) => latestMail(portal.config.dataDir, address)

  async function tokenFor(address: string): Promise<string> {
    await waitFor('the mail with the link', async () => (await mailTo(address))?.includes('#') === true)
    return /confirm#([\w-]+)/.exec((await mailTo(address)) ?? '')?.[1] ?? ''
  }
  const confirm = (token: string) =>
    visitor.post<{ outcome: string }>('/rest/public/registrations/confirmations', { token })

  let made = 0
  /** Sends one by an address of its own, and confirms it. */
  async function confirmed(
    changes: Partial<RegistrationDetails> & { clientBusinessId?: number } = {},
  ): Promise<{ id: string; email: string; token: string }> {
    const email = changes.email ?? `applicant-${++made}@company-${made}.example`
    await send({ email, companyName: `Company ${made}`, taxNumber: `00000${made}`, ...changes })
    const token = await tokenFor(email)
    await confirm(token)
    const row = await portal.entities.db
      .selectFrom('registration_request')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return { id: row.id, email, token }
  }
  const read = async (client: SignedInClient, id: string) =>
    (await client.get<Registration>(`/rest/secure/registrations/${id}`)).body

  return { ...started, visitor, ticket, body, send, mailTo, tokenFor, confirm, confirmed, read }
}

export const codeOf = ({ body }: { body: unknown }) =>
  (body as { error?: { reasons: { code: string }[] } } | undefined)?.error?.reasons[0]?.code
