import type { ImportKind } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

/**
 * The imports that count for nothing, once `undoing` is undone, too, if any; an undo that is undone counts for nothing
 * itself.
 */
export async function undoneImports(db: Kysely<Tables>, undoing?: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('reading_import')
    .select(['id', 'undone_by'])
    .where('undone_by', 'is not', null)
    .execute()
  return countingForNothing(new Map(rows.map(({ id, undone_by }) => [id, undone_by!])), undoing)
}

/** `undoneBy`: by import, the one that undid it. */
export function countingForNothing(undoneBy: ReadonlyMap<number, number>, undoing?: number): Set<number> {
  const undone = new Set<number>()
  // An undo is later than what it undoes: what is said of it is known by then.
  const ids = undoing === undefined ? [...undoneBy.keys()] : [...undoneBy.keys(), undoing]
  for (const id of ids.sort((one, other) => other - one)) {
    const by = undoneBy.get(id)
    if (by === undefined || !undone.has(by)) undone.add(id)
  }
  return undone
}

/**
 * Of the imports that speak of a series: those whose readings stand in for others, and the undos that say `missing` only
 * because nothing was known at the time. Where readings of a register were taken back, an undo does both, and its
 * `missing` says that what lies between the others is not known.
 */
export async function meaningOfImports(
  db: Kysely<Tables>,
  series: readonly number[],
): Promise<{ standIns: Set<number>; nothingKnown: Set<number> }> {
  const undos = await db
    .selectFrom('reading_import')
    .select(['id', 'kind', 'undoes'])
    .where(({ or, eb }) => or([eb('undoes', 'is not', null), eb('undone_by', 'is not', null)]))
    .orderBy('id')
    .execute()
  const first = new Map<number, ImportKind>()
  for (const { id, kind, undoes } of undos)
    first.set(id, undoes === null ? kind : (first.get(undoes) ?? kind))
  const estimating = await db
    .selectFrom('reading_import as l')
    .innerJoin('reading_import_series as s', 's.import_id', 'l.id')
    .select('l.id')
    .distinct()
    .where('l.kind', 'in', ['ESTIMATION', 'MANUAL', 'APPORTIONMENT'])
    .where('s.series_id', '=', sql<number>`any (${`{${series.join(',')}}`}::integer[])`)
    .execute()
  const ofUndos = (manual: boolean) =>
    undos.flatMap(({ id, undoes }) => (undoes !== null && (first.get(id) === 'MANUAL') === manual ? id : []))
  return {
    standIns: new Set([...estimating.map(({ id }) => id), ...ofUndos(true)]),
    nothingKnown: new Set(ofUndos(false)),
  }
}
