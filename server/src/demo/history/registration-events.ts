import {
  plainTaxNumber,
  rejectRegistration,
  type Locale,
  type RegistrationDetails,
} from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'
import type { ChangeContext } from '../../audit/service-context'
import type { DemoUser } from '../../identity/demo-users'
import { addRegistration, confirmByToken, decide } from '../../registration/repository'
import type { DemoEvent } from './event'

interface RegistrationRecord {
  /** By whose public pages it came; null: the portal's own. */
  businessId: number | null
  /** In which the company wrote, whatever the demo speaks. */
  language: Locale
  details: RegistrationDetails
  /** Absent: the company has not confirmed yet. */
  then?: 'confirmed' | { rejected: string }
}

/** A company that has registered. Nobody is mailed: its addresses are invented. */
export const registration = (key: string, by: DemoUser['key'], record: RegistrationRecord): DemoEvent => ({
  ...{ key, by, permission: rejectRegistration.permission },
  change: (context) => register(context, key, record),
})

async function register(
  { db, user }: ChangeContext,
  key: string,
  { businessId, language: locale, details, then }: RegistrationRecord,
): Promise<void> {
  const id = randomUUID()
  // Neither is the hash of anything, so that there is neither a ticket nor a link.
  const tokenHash = `demo link ${key}`
  await addRegistration(db, {
    ...{ id, businessId, details, locale, tokenHash, ticketHash: `demo form ${key}` },
    plainTaxNumber: plainTaxNumber(details.taxNumber) || null,
    plainRegisterNumber: plainTaxNumber(details.registerNumber) || null,
    consentVersion: 'demo',
  })
  const now = new Date()
  if (then === undefined) return
  await confirmByToken(db, tokenHash, now)
  if (then === 'confirmed') return
  const decision = { at: now, by: user.uuid, reason: then.rejected, businessId: null }
  await decide(db, { id, revision: 2 }, { state: 'REJECTED', ...decision })
}
