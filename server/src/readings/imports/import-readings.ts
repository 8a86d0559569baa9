import type { ReadingFault, ReadingImport } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { closeStaging, type NewImport } from './import-repository'
import type { Imports } from './imports'
import { refuseStagedOverUnfinished } from './unfinished-imports'

/** What has been staged and may be committed. */
export interface Checked {
  /** What comes to the same has the same; null: nothing does. */
  contentHash: string | null
  readingCount: number
  /** Values left empty; null: not counted. */
  emptyCount?: number | null
  faults: { count: number; kept: readonly ReadingFault[] }
}

export interface ReadingsToImport<Staged> {
  readingImport: NewImport
  /**
   * For what depends on the readings that are in force: nothing is written between staging and commit. Staging and
   * checks are done again where another process has come in between.
   */
  alone: boolean
  /** Sets readings aside, where nobody sees them; undefined: there is nothing to import. */
  stage: (id: number) => Promise<Staged | undefined>
  /** Throws a Problem where that must not be committed; `same`: the import that came to the same before. */
  check: (id: number, staged: Staged) => Promise<Checked | { same: number }>
  /** What else is to be kept: all of it is committed, or nothing. Only of readings without a content hash. */
  keep?: (transaction: Kysely<Tables>, id: number, staged: Staged) => Promise<void>
}

/**
 * The way of all readings, delivered, in a file, read off a meter or estimated: an import is begun, readings are staged
 * and checked, and committed as a whole. What any step throws leaves nothing behind but an import that failed. Answers the
 * load that they came by, be it an earlier one; null where there was nothing to import. Throws a Problem (503) for what
 * is committed and could not be written yet, which happens by itself.
 */
export function importReadings<Staged>(
  imports: Imports,
  { readingImport, alone, stage, check, keep }: ReadingsToImport<Staged>,
): Promise<{ readingImport: ReadingImport; repeated: boolean } | null> {
  const { db } = imports.stores.entities
  return imports.begin(readingImport, { alone }, async (id) => {
    const staged = await stage(id)
    if (staged === undefined) return 'nothing'

    const checked = await check(id, staged)
    if ('same' in checked) return checked

    // Two that come to the same are told apart by a constraint, after which a transaction would be lost.
    const same = !keep
      ? await closeStaging(db, id, checked)
      : await db.transaction().execute(async (transaction) => {
          await closeStaging(transaction, id, checked)
          await keep(transaction, id, staged)
        })
    return same === undefined ? 'committed' : { same }
  })
}

/**
 * The check of what the portal itself has worked out from readings in force: none of those may be half written. Throws
 * a Problem (409). `kept`: see `refuseOverUnfinished`.
 */
export async function checkWorkedOut(
  { stores }: Imports,
  id: number,
  { readingCount, kept = false }: { readingCount: number; kept?: boolean },
): Promise<Checked> {
  await refuseStagedOverUnfinished(stores, id, { kept })
  return { contentHash: null, readingCount, faults: { count: 0, kept: [] } }
}
