import { sql } from 'kysely'
import type { Stores } from './stores'

const day = 86_400_000
/** What changed no reading is of interest as long as somebody may ask after it. */
const daysOfFailed = 90
const importsInOneGo = 500

interface Pruning {
  /** So long imports that were written are kept. */
  keptDays: number
  /** Only those after it: what was looked at before. */
  after: number
  now?: Date
  /** Told what kept some from being looked at; the others are all the same. */
  onFailure?: (error: unknown) => void
}

/**
 * Deletes the rows of old imports, some at a time. Kept, however old: what was undone, undoes or is yet to be checked,
 * what somebody read off a register, and every import that a reading in force, one kept for an undo or a finding that
 * still holds came by. Answers where to go on; null: there are no more.
 */
export async function pruneImports(
  stores: Stores,
  { keptDays, after, now = new Date(), onFailure = () => undefined }: Pruning,
): Promise<number | null> {
  const { db } = stores.entities
  const before = (days: number) => new Date(now.getTime() - days * day)
  const old = await db
    .selectFrom('reading_import as l')
    .select(['l.id', 'l.state'])
    .where('l.id', '>', after)
    .where(({ or, and, eb }) =>
      or([
        and([eb('l.state', 'in', ['REFUSED', 'FAILED']), eb('l.ended_at', '<', before(daysOfFailed))]),
        and([eb('l.state', '=', 'DONE'), eb('l.ended_at', '<', before(keptDays))]),
      ]),
    )
    .where('l.undoes', 'is', null)
    .where('l.undone_by', 'is', null)
    .where(isFree)
    .orderBy('l.id')
    .limit(importsInOneGo)
    .execute()
  if (old.length === 0) return null
  const written = old.filter(({ state }) => state === 'DONE').map(({ id }) => id)
  const used = await inUse(stores, written).catch((error: unknown) => {
    onFailure(error)
    return new Set(written)
  })
  const unused = old.map(({ id }) => id).filter((id) => !used.has(id))
  if (unused.length > 0) await db.deleteFrom('reading_import').where('id', 'in', unused).execute()
  return old.length < importsInOneGo ? null : old.at(-1)!.id
}

const isFree = sql<boolean>`
  not exists (select from reading_import as o where o.undoes = l.id or o.undone_by = l.id)
  and not exists (select from meter_reading as c where c.import_id = l.id)
  and not exists (select from reading_finding as f where f.import_id = l.id and f.gone_at is null)
  and not exists (select from reading_import_series as s where s.import_id = l.id and s.checked_at is null)`

/** Those that a reading came by which is in force, or is kept for an undo. */
async function inUse({ entities, readings }: Stores, ids: readonly number[]): Promise<Set<number>> {
  const extents = await entities.db
    .selectFrom('reading_import_series')
    .select('series_id')
    .select(({ fn }) => [fn.min('first_at').as('first'), fn.max('last_at').as('last')])
    .where('import_id', 'in', ids.length > 0 ? ids : [0])
    .groupBy('series_id')
    .execute()
  if (extents.length === 0) return new Set()
  const seconds = (instants: Date[]) => instants.map((instant) => instant.getTime() / 1000)
  const rows = await readings.select<[number]>({
    query: `
      select distinct import_id from readings where import_id in {ids:Array(UInt32)} and ${isInExtent}
      union distinct
      select distinct origin from readings_history where origin in {ids:Array(UInt32)} and ${isInExtent}`,
    params: {
      ...{ ids, series: extents.map(({ series_id }) => series_id) },
      first: Math.min(...seconds(extents.map(({ first }) => first))),
      last: Math.max(...seconds(extents.map(({ last }) => last))),
    },
  })
  return new Set(rows.map(([id]) => id))
}

const isInExtent = `series_id in {series:Array(UInt32)}
  and at >= toDateTime({first:UInt32}, 'UTC') and at <= toDateTime({last:UInt32}, 'UTC')`
