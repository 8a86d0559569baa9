import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import type { StoredSeries } from '../../readings/index'

/** The temperatures of a weather station, and whose they are. */
export interface WeatherOfSeries {
  /** The metering point of the station. */
  station: string
  temperatures: StoredSeries
  /** The series at whose location this weather is. */
  of: readonly number[]
}

/** The weather at the locations of series, as far as those have a weather station that is visible and measures temperatures. */
export async function weatherOfSeries(
  { db }: Entities,
  ids: readonly number[],
  visible: readonly number[],
): Promise<WeatherOfSeries[]> {
  const { rows } = await sql<StoredSeries & { station: string; of: number[] }>`
    select t.id, t.quantity, t.unit, t.interval, t.series_type as "seriesType", at.time_zone as "timeZone",
      max(r.revision) as revision, p.id as station, json_agg(s.id order by s.id) as of
    from measurement_series s
    join metering_point m on m.id = s.metering_point_id
    join location l on l.id = m.location_id, lateral (
      select t.* from measurement_series t
      where t.metering_point_id = l.weather_station and t.quantity = 'TEMPERATURE'
        and t.client_business_id = ${anyOf(visible)} and t.series_type <> 'VIRTUAL'
      order by (t.series_type = 'MEASURED') desc, t.id limit 1) t
    join metering_point p on p.id = t.metering_point_id
    join location at on at.id = p.location_id
    left join series_revision r on r.series_id = t.id
    where s.id = any (${`{${ids.join(',')}}`}::integer[]) and s.client_business_id = ${anyOf(visible)}
    group by t.id, t.quantity, t.unit, t.interval, t.series_type, at.time_zone, p.id
    order by t.id`.execute(db)
  return rows.map(({ station, of, ...temperatures }) => ({ station, of, temperatures }))
}
