import { AUDIT_ENTRIES_PER_PAGE, type AuditEntry } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import { containing } from '../entities/containing'
import type { Tables } from '../entities/tables'
import { anyOf } from '../access/visible-businesses'

export interface AuditQuery {
  /** Of these businesses only; undefined: everything, also what belongs to no business. */
  businessIds: readonly number[] | undefined
  before?: number | undefined
  action?: string | undefined
  /** Part of the actor's or the subject's name. */
  person?: string | undefined
}

/** One page of entries, the latest first. */
export async function listEntries(
  db: Kysely<Tables>,
  { businessIds, before, action, person }: AuditQuery,
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  let query = db
    .selectFrom('audit_entry')
    .leftJoin('client_business', 'client_business.id', 'business_id')
    .selectAll('audit_entry')
    .select('client_business.name as business_name')
    .orderBy('sequence', 'desc')
    .limit(AUDIT_ENTRIES_PER_PAGE + 1)
  if (businessIds) query = query.where('business_id', '=', anyOf(businessIds))
  if (before !== undefined) query = query.where('sequence', '<', before)
  if (action !== undefined) query = query.where('action', '=', action)
  if (person !== undefined) {
    const pattern = containing(person)
    query = query.where((is) =>
      is.or([is('actor_name', 'ilike', pattern), is('subject_name', 'ilike', pattern)]),
    )
  }
  const found = await query.execute()
  const entries = found.slice(0, AUDIT_ENTRIES_PER_PAGE).map((row) => ({
    sequence: row.sequence,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.actor_uuid === null ? null : { uuid: row.actor_uuid, name: row.actor_name ?? '' },
    subject: row.subject_id === null ? null : { id: row.subject_id, name: row.subject_name ?? '' },
    businessId: row.business_id,
    businessName: row.business_name,
    detail: row.detail,
  }))
  const next = found.length > AUDIT_ENTRIES_PER_PAGE ? (entries.at(-1)?.sequence ?? null) : null
  return { entries, next }
}
