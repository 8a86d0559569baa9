import type { ForecastColumns } from '@energycockpit/contract'
import { calculatedFigure, type RowSources } from '../../calculations/index'
import type { Readings } from '../../readings/index'
import { instantsOfDay, type DayNumber } from '../baseline-variance/days-of-periods'
import { rowsOfDays } from '../baseline-variance/rows-of-days'
import type { Surroundings } from '../baseline-variance/surroundings-of-series'
import type { SeriesOfMany } from '../queries/one-kind'
import { columnsOfForecast, type ForecastSum } from './columns-of-forecast'
import { columnsOfHours, expectedHours, hoursOf, temperatureOfHour } from './hours-of-day'
import { hoursOfSum, isWithinHours } from './hours-of-sum'
import type { WeatherAhead } from './weather-ahead'

/** Days of which the hourly model is made: a shape of another season is another. */
const weeks = 12 * 7

interface DayInHours {
  /** Those that have a forecast. */
  foretold: readonly SeriesOfMany[]
  day: ForecastSum
  isNeverNegative: boolean
  /** Of the first of them, and its days of rest. */
  weatherOf: WeatherAhead
  rests: ReadonlySet<DayNumber>
  signal: AbortSignal
}

/** The running day hour by hour, of all meters together; one row where no meter has values by the hour. */
export async function hoursOfToday(
  readings: Readings,
  plan: Pick<Surroundings, 'weather' | 'weatherSources'> & {
    sources: RowSources
    unit: string
    timeZone: string
    today: DayNumber
  },
  { foretold, day, isNeverNegative, weatherOf, rests, signal }: DayInHours,
): Promise<ForecastColumns> {
  const { sources, unit, timeZone, today, weather, weatherSources } = plan
  const figure = calculatedFigure
  const startOf = (one: DayNumber) => instantsOfDay(one, timeZone).from
  if (!foretold.some(isWithinHours))
    return columnsOfForecast(() => day, rowsOfDays({ from: today, to: today + 1 }, 'P1D'), {
      startOf,
      figure,
    })
  const since = today - weeks
  const span = { from: startOf(since), to: startOf(today + 1) }
  const station = weather.find(({ of }) => of.includes(foretold[0]!.id))?.temperatures
  const [usage, temperatures] = await Promise.all([
    hoursOfSum(readings, { series: foretold, sources, span, unit, signal }),
    station === undefined
      ? new Map<number, { sum: number; count: number }>()
      : hoursOfSum(readings, {
          ...{ series: [station], sources: weatherSources, span, unit: station.unit, signal },
        }),
  ])
  const meanOf = (one: DayNumber) =>
    weatherOf.temperatureOf(one) ?? (one === today ? weatherOf.mean(one) : undefined)
  const hours = expectedHours({
    ...{ timeZone, today, since, usage, rests },
    temperatureAt: temperatureOfHour(temperatures, meanOf),
  })
  return columnsOfHours({ at: hoursOf(today, timeZone), usage, hours, day, isNeverNegative, figure })
}
