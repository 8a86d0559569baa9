import type { AuditAction } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { AuditLog } from '../../audit/audit-log'
import type { Tables } from '../../entities/tables'
import type { SignedInUser } from '../../access/signed-in-user'

/** Tells each of these businesses, in its own log, what somebody did to an import. */
export async function auditImport(
  audit: AuditLog,
  transaction: Kysely<Tables>,
  entry: { action: AuditAction; actor: SignedInUser; id: number; businessIds: readonly number[] },
): Promise<void> {
  const { action, actor, id, businessIds } = entry
  const subject = { id: String(id), name: `#${id}` }
  for (const businessId of businessIds) await audit.write(transaction, { action, actor, subject, businessId })
}
