import { maxLatePoints, type DataArrival, type MeasurementSeries } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { anyOf } from '../../access/visible-businesses'
import { nextStart, toSecond, type Readings } from '../../readings/index'

const day = 86_400_000
/** A meter that is silent for longer has no time at which it was heard last. */
const lookBack = 31 * day

interface SendingSeries {
  seriesId: number
  interval: MeasurementSeries['interval']
  timeZone: string
  id: string
  name: string
  location: string
}

interface Point extends Pick<SendingSeries, 'id' | 'name' | 'location'> {
  /** Milliseconds since 1970 UTC. */
  lastAt: number | undefined
}

/** Which metering points have values of the last day. Those that somebody reads off are left out. */
export async function dataArrival(
  { entities, readings }: { entities: Entities; readings: Readings },
  { visible, now, signal }: { visible: readonly number[]; now: number; signal: AbortSignal },
): Promise<DataArrival> {
  const series = await sendingSeries(entities, visible)
  const lastOf = await lastValues(readings, series, { now, signal })
  const points = new Map<string, Point>()
  for (const { seriesId, id, name, location } of series) {
    const [one, other] = [points.get(id)?.lastAt, lastOf.get(seriesId)]
    points.set(id, { id, name, location, lastAt: Math.max(one ?? -Infinity, other ?? -Infinity) })
  }
  return arrivalOf([...points.values()], now)
}

/** Puts together what is told of the points. `now`: milliseconds since 1970 UTC. */
export function arrivalOf(points: readonly Point[], now: number): DataArrival {
  const isRecent = ({ lastAt = -Infinity }: Point) => lastAt > now - day
  const written = (instant: number | undefined) =>
    instant !== undefined && Number.isFinite(instant) ? new Date(instant).toISOString() : null
  const late = points
    .filter((point) => !isRecent(point))
    .toSorted(
      ({ lastAt: one = -Infinity, name }, { lastAt: other = -Infinity, name: otherName }) =>
        (one === other ? 0 : one - other) || name.localeCompare(otherName),
    )
  return {
    expected: points.length,
    recent: points.length - late.length,
    lastAt: written(points.reduce((last, { lastAt = -Infinity }) => Math.max(last, lastAt), -Infinity)),
    late: late.slice(0, maxLatePoints).map(({ lastAt, ...point }) => ({ ...point, lastAt: written(lastAt) })),
  }
}

async function sendingSeries({ db }: Entities, visible: readonly number[]): Promise<SendingSeries[]> {
  const { rows } = await sql<SendingSeries>`
    select s.id as "seriesId", s.interval, l.time_zone as "timeZone", p.id, p.name, l.name as location
    from metering_point p
    join location l on l.id = p.location_id
    join measurement_series s on s.metering_point_id = p.id
    where s.client_business_id = ${anyOf(visible)} and p.kind <> 'MANUAL_READ' and s.series_type = 'MEASURED'
      and p.archived_at is null and s.archived_at is null`.execute(db)
  return rows
}

/** Ends of the last intervals with a value, milliseconds since 1970 UTC. */
async function lastValues(
  readings: Readings,
  series: readonly SendingSeries[],
  { now, signal }: { now: number; signal: AbortSignal },
): Promise<Map<number, number>> {
  if (series.length === 0) return new Map()
  const rows = await readings.select<[series: number, last: number]>({
    query: `
      select series_id, toUnixTimestamp(max(at)) from readings final
      where series_id in {ids:Array(UInt32)} and quality != 'missing'
        and at >= toDateTime({since:UInt32}, 'UTC') and at < toDateTime({until:UInt32}, 'UTC')
      group by series_id`,
    params: {
      ids: series.map(({ seriesId }) => seriesId),
      since: toSecond(now - lookBack),
      until: toSecond(now),
    },
    signal,
  })
  const byId = new Map(series.map((one) => [one.seriesId, one]))
  return new Map(rows.map(([id, last]) => [id, nextStart(last, byId.get(id)!) * 1000]))
}
