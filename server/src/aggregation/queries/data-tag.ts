import { expectedUntil } from '@energycockpit/time'
import { sql } from 'kysely'
import { createHash, randomUUID } from 'node:crypto'
import type { Entities } from '../../entities/entities'
import type { StoredSeries } from '../../readings/index'

/** Another version of this server may compute another answer from the same readings. */
const thisStart = randomUUID()

/** Read before the readings are: what changes meanwhile is found changed by whoever asks next. */
type TaggedSeries = Pick<StoredSeries, 'id' | 'interval' | 'timeZone' | 'revision'>

export interface Tagged {
  call: string
  series: readonly TaggedSeries[]
  /** What they are calculated from, and whatever else the answer depends on. */
  basis: { inputs: readonly number[]; given?: unknown }
  query: { to: string }
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * A text that is another one as soon as the answer can be another: when readings of the series change, when their
 * master data do, when something else is asked, and when time passes in a period that is not over.
 */
export async function dataTag(
  { db }: Entities,
  { call, series, basis, query, now }: Tagged,
): Promise<string> {
  const revisions = basis.inputs.length === 0 ? [] : await revisionsOf(db, basis.inputs)
  const until = series.map(({ interval, timeZone }) => `${interval} ${timeZone}`)
  const clocks = [...new Set(until)].map((clock) => {
    const [interval, timeZone] = clock.split(' ') as [StoredSeries['interval'], string]
    return Math.min(Date.parse(query.to), expectedUntil(now, interval, timeZone))
  })
  return createHash('sha256')
    .update(JSON.stringify([thisStart, call, series, basis, query, revisions, clocks]))
    .digest('base64url')
}

async function revisionsOf(db: Entities['db'], ids: readonly number[]): Promise<unknown[]> {
  const { rows } = await sql`
    select series_id, revision from series_revision where series_id = any (${`{${ids.join(',')}}`}::integer[])
    order by series_id`.execute(db)
  return rows
}
