import type { compareReadingFile } from '@energycockpit/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { may } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { countChanges, type SeriesChanges } from '../imports/count-changes'
import { Faults } from '../imports/faults'
import { versionOf } from '../imports/load-version'
import type { Loads } from '../imports/loads'
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
type Answer = z.output<typeof compareReadingFile.answer>

/**
 * What an import of a file would change, by series, without changing it. It takes the way of the import as far as what
 * is set aside: both count by the same statement, and a bad line is none of the readings. Throws a Problem as the import
 * does, but for bad lines.
 */
export async function compareFile(
  { stores: { entities, readings } }: Loads,
  { content, plan, targets }: Asked,
  user: SignedInUser,
): Promise<Answer> {
  const series = await seriesOfFile(entities, { plan, targets, visible: user.visibleBusinessIds })
  const bytes = await uploadedContent(content)
  // A number of its own, so that it is nobody's load, and is forgotten as what a killed load left behind would be.
  const loadId = await nextLoadId(entities.db)
  const staged = new StagedReadings(readings.client, loadId)
  const faults = new Faults()
  try {
    await stageFile({ bytes, plan, series, staging: { staged, faults } })
    await staged.finish()
    const found = await stagedSeries(readings, loadId)
    const repeated = areRepeated(found)
    if (repeated) {
      const { count } = await contradictions(readings, loadId, 1)
      if (count > 0) await dropContradictions(readings, loadId)
      faults.more(count)
    }
    const version = versionOf(new Date(), loadId)
    const changes = await countChanges(readings, { loadId, kind: 'FILE', version, repeated })
    const sum = (count: 'added' | 'changed' | 'late' | 'count') =>
      changes.reduce((all, one) => all + one[count], 0)
    const counts = { added: sum('added'), changed: sum('changed'), late: sum('late') }
    return {
      ...counts,
      unchanged: sum('count') - counts.added - counts.changed - counts.late,
      faultCount: faults.count,
      series: changes.map((one) => seriesOf(one, may(user.roles, 'measurements:read'))),
    }
  } finally {
    await staged.atRest()
    await dropStaged(readings, loadId)
  }
}

function seriesOf(
  { seriesId, count, added, changed, late, most }: SeriesChanges,
  mayReadValues: boolean,
): Answer['series'][number] {
  const instant = (at: number) => new Date(at * 1000).toISOString()
  const { at, before, after, firstAt, lastAt } = most ?? {}
  return {
    ...{ seriesId, added, changed, late, unchanged: count - added - changed - late },
    firstChangedAt: firstAt === undefined ? null : instant(firstAt),
    lastChangedAt: lastAt === undefined ? null : instant(lastAt),
    largest:
      mayReadValues && at !== undefined && before !== undefined
        ? { at: instant(at), before, after: after ?? null }
        : null,
  }
}

type Database = Loads['stores']['entities']['db']

async function nextLoadId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number | string }>`
    select nextval(pg_get_serial_sequence('reading_load', 'id')) as id`.execute(db)
  return Number(rows[0]!.id)
}
