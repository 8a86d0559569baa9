import { MAX_OPEN_POINTS, type MeasurementSeries, type OpenFindings } from '@energycockpit/contract'
import { sql } from 'kysely'
import { firstAndLast, type Readings } from '../../readings/index'
import type { Entities } from '../../entities/entities'
import type { PointsBelow } from './points-below'
import { leastSilence, silentAfter } from './silent-after'

interface SendingSeries {
  seriesId: number
  interval: MeasurementSeries['interval']
  id: string
  name: string
  location: string
}

/**
 * The points of which a measured series had values and has none for longer than it should. Meters that somebody reads
 * off are left out: nobody reads them every day.
 */
export async function silentPoints(
  { db, readings }: { db: Entities['db']; readings: Readings },
  below: PointsBelow,
  now: number,
): Promise<OpenFindings['silent']> {
  const { rows } = await sql<SendingSeries>`
    select s.id as "seriesId", s.interval, p.id, p.name, l.name as location
    from metering_point p
    join location l on l.id = p.location_id
    join measurement_series s on s.metering_point_id = p.id
    where ${below} and p.kind <> 'MANUAL_READ' and s.series_type = 'MEASURED'
    order by s.id`.execute(db)
  const second = Math.floor(now / 1000)
  const fresh = await withValuesSince(
    readings,
    rows.map(({ seriesId }) => seriesId),
    second - leastSilence,
  )
  // Only of those that are quiet is it worth looking through all their values.
  const quiet = rows.filter(({ seriesId }) => !fresh.has(seriesId))
  const extents = await firstAndLast(
    readings,
    quiet.map(({ seriesId }) => seriesId),
  )
  const longest = quiet
    .flatMap(({ interval, ...series }) => {
      const lastAt = extents.get(series.seriesId)?.lastAt
      if (lastAt === undefined) return []
      return Date.parse(lastAt) / 1000 + silentAfter(interval) < second ? [{ ...series, lastAt }] : []
    })
    .toSorted((one, other) => one.lastAt.localeCompare(other.lastAt) || one.seriesId - other.seriesId)
  const once = longest.filter(({ id }, place) => longest.findIndex((one) => one.id === id) === place)
  return { count: once.length, longest: once.slice(0, MAX_OPEN_POINTS) }
}

async function withValuesSince(
  readings: Readings,
  seriesIds: readonly number[],
  since: number,
): Promise<Set<number>> {
  if (seriesIds.length === 0) return new Set()
  const rows = await readings.select<[series: number]>({
    query: `
      select distinct series_id from readings final
      where series_id in {seriesIds:Array(UInt32)} and at >= toDateTime({since:UInt32}, 'UTC')
        and quality != 'missing'`,
    params: { seriesIds: [...seriesIds], since },
  })
  return new Set(rows.map(([series]) => series))
}
