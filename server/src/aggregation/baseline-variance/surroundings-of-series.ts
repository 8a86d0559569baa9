import { sourcesOf, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { calendarsOfSeries, type CalendarOfSeries } from '../../organization/calendar/calendars-of-series'
import type { DaySpan } from './days-of-periods'
import { driftOfSeries, seriesOfWeather, type UsualDrift } from './drift-of-series'
import { weatherOfSeries, type WeatherOfSeries } from './weather-of-series'

/** What models of meters follow beside their values. */
export interface Surroundings {
  weather: readonly WeatherOfSeries[]
  weatherSources: RowSources
  /** Of the locations of the series, in the spans. */
  calendars: readonly CalendarOfSeries[]
  /** By how much each series is taken to drift in a year, as a share. */
  drift: ReadonlyMap<number, number>
  /** Series of products that heat or cool. */
  ofWeather: ReadonlySet<number>
}

export async function surroundingsOfSeries(
  entities: Entities,
  ids: readonly number[],
  { visible, spans, drift }: { visible: readonly number[]; spans: readonly DaySpan[]; drift: UsualDrift },
): Promise<Surroundings> {
  const weather = await weatherOfSeries(entities, ids, visible)
  const [weatherSources, calendars, driftOf, ofWeather] = await Promise.all([
    sourcesOf(
      entities,
      weather.map(({ temperatures }) => temperatures),
    ),
    calendarsOfSeries(entities, ids, visible, spans),
    driftOfSeries(entities, ids, drift),
    seriesOfWeather(entities, ids),
  ])
  return { weather, weatherSources, calendars, drift: driftOf, ofWeather }
}

/** The temperatures that are read, in the zones in which the series' days are cut, each once. */
export function temperaturesOf(
  weather: readonly WeatherOfSeries[],
  series: readonly { id: number; timeZone: string }[],
) {
  const stationOf = stationsBySeries(weather)
  const each = series.flatMap(({ id: of, timeZone: zone }) => {
    const found = stationOf.get(of)
    if (found === undefined) return []
    const { id, interval, timeZone } = found.temperatures
    return [{ id, interval, timeZone, zone }]
  })
  return [...new Map(each.map((one) => [`${one.id} ${one.zone}`, one])).values()]
}

/** The weather at each series, by its id. */
export const stationsBySeries = (weather: readonly WeatherOfSeries[]) =>
  new Map(weather.flatMap((one) => one.of.map((id) => [id, one] as const)))
