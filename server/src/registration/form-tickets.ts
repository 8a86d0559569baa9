import { registrationMinSeconds } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Secrets } from '../secrets/secrets'

/** Longer than anybody fills in a form; one that is open for longer gets a new ticket by itself. */
export const ticketLasts = 2 * 60 * 60 * 1000

/** The server's clock and the one by which a ticket was made may differ a little, where there are several servers. */
const clockDifference = 60_000

const contentSchema = z.object({
  purpose: z.literal('registration form'),
  id: z.string(),
  /** Milliseconds since 1970. */
  openedAt: z.int(),
  /** Of what the form asks to agree to. */
  consentVersion: z.string(),
})

export type ReadTicket =
  | { kind: 'expired' }
  /** Sent faster than anybody can fill in the form. */
  | { kind: 'too-fast' }
  | { kind: 'good'; consentVersion: string }

/** Tickets by which a form is known as one that the server has given out. They say nothing to whoever has them. */
export function formTickets(secrets: Secrets) {
  return {
    issue(consentVersion: string, now = Date.now()): string {
      const content: z.output<typeof contentSchema> = {
        ...{ purpose: 'registration form', id: randomUUID(), openedAt: now, consentVersion },
      }
      return secrets.seal(JSON.stringify(content))
    },

    /** One that the server has not made is like one that is too old: its form may be sent with a new one. */
    read(ticket: string, now = Date.now()): ReadTicket {
      const content = contentOf(secrets.open(ticket))
      if (!content) return { kind: 'expired' }
      const { openedAt, consentVersion } = content
      const age = now - openedAt
      if (age > ticketLasts || age < -clockDifference) return { kind: 'expired' }
      if (age < registrationMinSeconds * 1000) return { kind: 'too-fast' }
      return { kind: 'good', consentVersion }
    },
  }
}

/** Undefined for what was sealed for anything else. */
function contentOf(opened: string | undefined): z.output<typeof contentSchema> | undefined {
  if (opened === undefined) return undefined
  try {
    return contentSchema.safeParse(JSON.parse(opened)).data
  } catch {
    return undefined
  }
}
