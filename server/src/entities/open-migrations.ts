import { StartFailure } from '../start-failure'
import type { Migration } from './migrations'

export type RecordedMigration = Pick<Migration, 'number' | 'name' | 'checksum'>

/**
 * Which migrations are still to run, in order. A store that has one which these sources do not know is newer than
 * they are; one that differs from what was run was changed afterwards. Both are refused.
 *
 * One with a lower number than the newest recorded still runs: subjects number their migrations in ranges of their own.
 */
export function openMigrations<M extends RecordedMigration>(
  available: readonly M[],
  recorded: readonly RecordedMigration[],
): M[] {
  const byNumber = new Map(available.map((migration) => [migration.number, migration]))
  for (const done of recorded) {
    const here = byNumber.get(done.number)
    if (here === undefined)
      throw new StartFailure(
        `the entity store was written by a newer version: it has the migration ${done.name}, which this version does not know.`,
        'start the version that wrote it, or a later one. Nothing was changed.',
      )
    if (here.checksum !== done.checksum)
      throw new StartFailure(
        `the migration ${here.name} is not the one that the entity store was made with.`,
        'restore the file as it was released, and put the change into a new migration. Nothing was changed.',
      )
  }
  const finished = new Set(recorded.map((migration) => migration.number))
  return available.filter((migration) => !finished.has(migration.number))
}
