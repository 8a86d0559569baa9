import type { UnrankedReason } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import { derivedWhereKnown, intervalsRead, type Derived, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import type { Readings, SeriesInterval, StoredSeries } from '../../readings/index'
import { partSums } from '../by-location/sums-query'
import type { Days } from '../consumption/buckets-of-plan'
import { weatherFactor, type DegreeDays, type WeatherFactor } from './weather-factor'
import { sameDaysOfYears } from './years-of-days'

export interface WeatherPlan {
  /** Of each location that has one: the series of temperatures of its weather station. */
  stations: ReadonlyMap<string, number>
  series: readonly Derived<StoredSeries>[]
  sources: RowSources
  /** The intervals that are read for one period. */
  grids: readonly SeriesInterval[]
}

/** Finds the degree days of locations, by the temperatures of their weather stations as far as those are visible. */
export async function planWeather(
  entities: Entities,
  { visible, now }: { visible: readonly number[]; now: number },
): Promise<WeatherPlan> {
  const { rows } = await sql<StoredSeries & { locations: string[] }>`
    select s.id, s.quantity, s.unit, s.interval, s.series_type as "seriesType", at.time_zone as "timeZone",
      max(r.revision) as revision, json_agg(l.id order by l.id) as locations
    from location l, lateral (
      select s.* from measurement_series s
      where s.metering_point_id = l.weather_station and s.quantity = 'TEMPERATURE'
        and s.client_business_id = ${anyOf(visible)} and s.series_type <> 'VIRTUAL'
      order by (s.series_type = 'MEASURED') desc, s.id limit 1) s
    join metering_point p on p.id = s.metering_point_id
    join location at on at.id = p.location_id
    left join series_revision r on r.series_id = s.id
    where l.client_business_id = ${anyOf(visible)}
    group by s.id, s.quantity, s.unit, s.interval, s.series_type, at.time_zone
    order by s.id`.execute(entities.db)
  const found = rows.map(({ locations: _all, ...series }) => series)
  const derived = await derivedWhereKnown(entities, found, 'HEATING_DEGREE_DAYS_20_15', now)
  return {
    stations: new Map(rows.flatMap(({ id, locations }) => locations.map((one) => [one, id]))),
    series: derived.series,
    sources: derived.sources,
    grids: derived.series.flatMap((one) => intervalsRead(one, derived.sources)),
  }
}

/** By what the heat of each location is multiplied. `now`: its year is the last of the mean. */
export async function factorsOfWeather(
  readings: Readings,
  { stations, series, sources }: WeatherPlan,
  { days, now, signal }: { days: Days; now: number; signal: AbortSignal },
): Promise<(locationId: string) => WeatherFactor | UnrankedReason> {
  const years = sameDaysOfYears(days, new Date(now).getUTCFullYear())
  const all = [days, ...years.filter(({ from }) => from !== days.from)]
  const zones = [...new Set(series.map(({ timeZone }) => timeZone))]
  const requests = zones.flatMap((zone) =>
    all.map((one) => {
      const span = { from: startOfDay(one.from, zone), to: startOfDay(one.to, zone) }
      const ids = series.filter(({ timeZone }) => timeZone === zone).map(({ id }) => id)
      return { sources, ids, span, starts: [span.from] }
    }),
  )
  const sums = await partSums(
    readings,
    requests.filter(({ span }) => span.from > 0),
    signal,
  )
  const factors = new Map(
    series.map(({ id, timeZone }) => {
      const degreeDaysOf = (one: Days): DegreeDays | undefined => {
        const start = startOfDay(one.from, timeZone)
        const found = sums.find((sum) => sum.seriesId === id && sum.start === start)
        return found && { sum: found.sum, known: found.measured + found.estimated, days: countOf(one) }
      }
      return [id, weatherFactor(degreeDaysOf(days), years.map(degreeDaysOf))] as const
    }),
  )
  return (locationId) => {
    const station = stations.get(locationId)
    return (station === undefined ? undefined : factors.get(station)) ?? 'STATION_UNKNOWN'
  }
}

const countOf = ({ from, to }: Days) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
