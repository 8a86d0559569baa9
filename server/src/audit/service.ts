import type { AuditEntry } from '@energycockpit/contract'
import { isPermitted } from '../access/permissions'
import { Problem } from '../http/problem'
import { listEntries } from './repository'
import type { Context } from './service-context'

interface EntriesQuery {
  /** A sequence number: only older entries. */
  before?: string | undefined
  businessId?: string | undefined
  action?: string | undefined
  /** Part of the actor's or the subject's name. */
  person?: string | undefined
}

/** One page of what the user may read, the latest first. Throws a Problem (404) for a business that they do not see. */
export async function readEntries(
  { db, user }: Context,
  { before, businessId, ...filter }: EntriesQuery,
): Promise<{ entries: AuditEntry[]; next: number | null; canVerify: boolean }> {
  const requested = businessId === undefined ? undefined : Number(businessId)
  if (requested !== undefined && !user.visibleBusinessIds.includes(requested))
    throw new Problem(404, 'NOT_FOUND')
  const canVerify = isPermitted(user.roles, 'audit:verify')
  const seesAll = canVerify && user.activeBusinessId === undefined
  const page = await listEntries(db, {
    businessIds: requested === undefined ? (seesAll ? undefined : user.visibleBusinessIds) : [requested],
    before: before === undefined ? undefined : Number(before),
    ...filter,
  })
  return { ...page, canVerify }
}

/** Whether the whole log is as it was written. */
export const verifyLog = ({ db, audit }: Context) => audit.verify(db)
