import type { compareReadingFile } from '@energycockpit/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { countChanges, type SeriesChanges } from '../imports/count-changes'
import { Faults } from '../imports/faults'
import { versionOf } from '../imports/import-version'
import type { Imports } from '../imports/imports'
import {
  areRepeated,
  contradictions,
  dropContradictions,
  dropStaged,
  StagedReadings,
  stagedSeries,
} from '../imports/staged-readings'
import { seriesOfFile } from './series-of-file'
import { stageFile } from './take-file'
import { uploadedContent } from './uploaded-content'

type Asked = z.output<typeof compareReadingFile.body>
type Answer = z.output<typeof compareReadingFile.response>

/**
 * What an import of a file would change, by series, without changing it. It takes the way of the import as far as what
 * is set aside: both count by the same statement, and a bad line is none of the readings. Throws a Problem as the import
 * does, but for bad lines.
 */
export async function compareFile(
  { stores: { entities, readings } }: Imports,
  { content, plan, targets }: Asked,
  user: SignedInUser,
): Promise<Answer> {
  const series = await seriesOfFile(entities, { plan, targets, visible: user.visibleBusinessIds })
  const bytes = await uploadedContent(content)
  // A number of its own, so that it is nobody's load, and is forgotten as what a killed import left behind would be.
  const importId = await nextImportId(entities.db)
  const staged = new StagedReadings(readings.client, importId)
  const faults = new Faults()
  try {
    await stageFile({ bytes, plan, series, staging: { staged, faults } })
    await staged.finish()
    const found = await stagedSeries(readings, importId)
    const repeated = areRepeated(found)
    if (repeated) {
      const { count } = await contradictions(readings, importId, 1)
      if (count > 0) await dropContradictions(readings, importId)
      faults.more(count)
    }
    const version = versionOf(new Date(), importId)
    const changes = await countChanges(readings, { importId, kind: 'FILE', version, repeated })
    const sum = (count: 'added' | 'changed' | 'late' | 'count') =>
      changes.reduce((all, one) => all + one[count], 0)
    const counts = { added: sum('added'), changed: sum('changed'), late: sum('late') }
    return {
      ...counts,
      unchanged: sum('count') - counts.added - counts.changed - counts.late,
      faultCount: faults.count,
      series: changes.map((one) => seriesOf(one, isPermitted(user.roles, 'measurements:read'))),
    }
  } finally {
    await staged.atRest()
    await dropStaged(readings, importId)
  }
}

function seriesOf(
  { seriesId, count, added, changed, late, max }: SeriesChanges,
  canReadValues: boolean,
): Answer['series'][number] {
  const instant = (at: number) => new Date(at * 1000).toISOString()
  const { at, before, after, firstAt, lastAt } = max ?? {}
  return {
    ...{ seriesId, added, changed, late, unchanged: count - added - changed - late },
    firstChangedAt: firstAt === undefined ? null : instant(firstAt),
    lastChangedAt: lastAt === undefined ? null : instant(lastAt),
    largest:
      canReadValues && at !== undefined && before !== undefined
        ? { at: instant(at), before, after: after ?? null }
        : null,
  }
}

type Database = Imports['stores']['entities']['db']

async function nextImportId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number | string }>`
    select nextval(pg_get_serial_sequence('reading_import', 'id')) as id`.execute(db)
  return Number(rows[0]!.id)
}
