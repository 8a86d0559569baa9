import type { ForecastWeather } from '@energycockpit/contract'
import { climateOf, weathersOf, type Climate, type Weather } from '@energycockpit/models/forecast'
import type { DayNumber, DaySpan } from '../baseline-variance/days-of-periods'
import type { ValueOfDay } from '../baseline-variance/values-of-days'
import { foretoldDays } from './meter-forecast'

/** The mean of so many hours is near enough to that of the day. */
const mostOfTheDay = 0.75

/** What a weather station tells of the days until the end of a period. */
export interface WeatherAhead {
  temperatureOf: (day: DayNumber) => number | undefined
  weathers: readonly Weather[]
  /** What all weathers come to on a day of these; undefined where nothing is known. */
  mean: (day: DayNumber) => number | undefined
  weather: ForecastWeather
}

/** Without a weather station one weather comes, of which nothing is known. */
export const noWeather = (period: DaySpan): WeatherAhead => {
  const { from, to } = foretoldDays(period)
  const temperature = new Float64Array(to - from).fill(NaN)
  return {
    ...{ temperatureOf: () => undefined, mean: () => undefined, weather: 'NONE' },
    weathers: [{ years: 0, shift: 0, temperature }],
  }
}

/**
 * Measured until now; then what was imported for days ahead, and after it as the weather was in earlier years. `since`:
 * the first day that is looked at.
 */
export function weatherAhead(
  days: ReadonlyMap<DayNumber, ValueOfDay>,
  { period, today, since }: { period: DaySpan; today: DayNumber; since: DayNumber },
): WeatherAhead {
  const temperatureOf = (day: DayNumber) => {
    const found = days.get(day)
    return found !== undefined && found.known >= mostOfTheDay ? found.sum / found.count : undefined
  }
  const between = ({ from, to }: DaySpan) =>
    Float64Array.from({ length: to - from }, (_, place) => temperatureOf(from + place) ?? NaN)
  // What was foretold of the weather says nothing of how it usually is.
  const climate: Climate = climateOf(since, between({ from: since, to: today }))
  const span = foretoldDays(period)
  const known = between(span)
  const day = Int32Array.from(known, (_, place) => span.from + place)
  const isSupplied = known.subarray(Math.max(0, today + 1 - span.from)).some((value) => !Number.isNaN(value))
  const weathers = weathersOf(climate, day, known)
  const isKnown = weathers.some(({ temperature }) => !Number.isNaN(temperature.at(-1)!))
  const mean = (one: DayNumber) => {
    const sum = weathers.reduce((all, { temperature }) => all + (temperature[one - span.from] ?? NaN), 0)
    return Number.isNaN(sum) ? undefined : sum / weathers.length
  }
  return { temperatureOf, weathers, mean, weather: isSupplied ? 'SUPPLIED' : isKnown ? 'USUAL' : 'NONE' }
}
