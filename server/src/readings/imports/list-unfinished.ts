import { UNFINISHED_IMPORTS_SHOWN, type UnfinishedImport } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { isSeenWhole } from './visible-imports'

/** Imports that the user sees all of and that could not be written yet, the oldest first. */
export async function listUnfinished(
  db: Kysely<Tables>,
  { visible, id }: { visible: readonly number[]; id?: number },
): Promise<{ imports: UnfinishedImport[]; more: boolean }> {
  let query = db
    .selectFrom('unfinished_import as u')
    .innerJoin('reading_import as l', 'l.id', 'u.import_id')
    .innerJoin('client_business as b', 'b.id', 'l.client_business_id')
    .selectAll('u')
    .select([
      'l.kind',
      'l.state',
      'l.source_name',
      'l.actor_name',
      'l.started_at',
      'l.reading_count',
      'b.name',
    ])
    .where(isSeenWhole(visible))
    .where('l.state', 'in', ['BACKING_UP', 'COMMITTING'])
    .orderBy('u.since')
    .orderBy('u.import_id')
    .limit(UNFINISHED_IMPORTS_SHOWN + 1)
  if (id !== undefined) query = query.where('u.import_id', '=', id)
  const rows = await query.execute()
  return {
    imports: rows.slice(0, UNFINISHED_IMPORTS_SHOWN).map((row) => ({
      ...{ importId: row.import_id, kind: row.kind, sourceName: row.source_name, businessName: row.name },
      ...{ actorName: row.actor_name, startedAt: row.started_at.toISOString() },
      ...{ readingCount: row.reading_count, discardable: row.state === 'BACKING_UP' },
      ...{ since: row.since.toISOString(), attempts: row.attempts, nextAt: row.next_at.toISOString() },
      ...{ problem: row.problem, waitsFor: row.waits_for, correlationId: row.correlation_id },
    })),
    more: rows.length > UNFINISHED_IMPORTS_SHOWN,
  }
}
