import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'

/**
 * The loads that count for nothing, once `undoing` is undone, too, if any; an undo that is undone counts for nothing
 * itself.
 */
export async function undoneLoads(db: Kysely<Tables>, undoing?: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('reading_load')
    .select(['id', 'undone_by'])
    .where('undone_by', 'is not', null)
    .execute()
  return countingForNothing(new Map(rows.map(({ id, undone_by }) => [id, undone_by!])), undoing)
}

/** `undoneBy`: by load, the one that undid it. */
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
