import { sql, type Kysely } from 'kysely'
import type { Tables } from '../entities/tables'

/** Type of the reason that a user meets first, undefined when nothing is open. Terms and conditions come before all. */
export async function firstOpenReason(db: Kysely<Tables>, userUuid: string): Promise<string | undefined> {
  const first = await db
    .selectFrom('blocking_reason')
    .select('type')
    .where('user_uuid', '=', userUuid)
    .where('resolved_at', 'is', null)
    .orderBy(sql`type <> 'TERMS_AND_CONDITIONS'`)
    .orderBy('created_at')
    .orderBy('uuid')
    .executeTakeFirst()
  return first?.type
}
