import { openRegistration, registrationMinSeconds } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'

interface HeldTicket {
  ticket: string
  /** By the page's clock, in milliseconds: when it may be used at the earliest, and at the latest. */
  from: number
  until: number
}

/** Of the response's way, and of a form that is sent just before its ticket expires. */
const MARGIN = 500

/**
 * The ticket with which the form may be sent. It is fetched when the form opens, and anew once it has expired; a form
 * that is filled in faster than the server takes it waits for the rest.
 */
export function useFormTicket() {
  const { api } = useFeature()
  const held = useRef<HeldTicket>(undefined)

  async function open(): Promise<HeldTicket> {
    const { ticket, lasts } = await api.call(openRegistration)
    const now = performance.now()
    held.current = {
      ticket,
      from: now + registrationMinSeconds * 1000 + MARGIN,
      until: now + lasts * 1000 - MARGIN,
    }
    return held.current
  }

  // Each form has its own. What fails here is tried again when the form is sent.
  const opened = useQuery({
    queryKey: ['registration-form', useId()],
    queryFn: open,
    ...{ staleTime: Infinity, gcTime: 0, retry: false, refetchOnReconnect: false },
  })

  return {
    failure: opened.error,
    async ready(): Promise<string> {
      const known = held.current
      const { ticket, from } = known && known.until > performance.now() ? known : await open()
      const wait = from - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      return ticket
    },
    /** The next time a new one is fetched. */
    forget(): void {
      held.current = undefined
    },
  }
}
