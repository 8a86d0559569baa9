import {
  dailySeries,
  dayOf,
  fitDaily,
  partOf,
  predictDaily,
  type DailyForm,
  type DailySeries,
} from '@energycockpit/models/daily'
import {
  climateOf,
  daysFelt,
  forecastDaily,
  forecastTotals,
  weathersOf,
} from '@energycockpit/models/forecast'
import { median, type Result } from './result'

const meters = 500
const [baseline, days] = [365, 730]

/**
 * Baselines by day: 500 meters fitted and then expected for two years with their bands, on one core, and a fit of one year
 * in each form. The readings are made up: what is measured does not depend on them.
 */
export function models(): Promise<Result[]> {
  const all = Array.from({ length: meters }, (_, meter) => madeUp(meter))
  const fits = (form: DailyForm) =>
    all.slice(0, 100).map((series) => timeOf(() => fitDaily(partOf(series, 0, baseline), form)))
  const one = (form: DailyForm): Result => ({
    ...{ name: `daily model, ${form}, a fit of one year`, unit: 'ms', limit: 10 },
    value: median(fits(form)),
  })
  // First, while the code is still being compiled: a report of 500 meters has that in it, too.
  const whole = timeOf(() => {
    for (const series of all) predictDaily(fitDaily(partOf(series, 0, baseline)).model!, series)
  })
  return Promise.resolve([
    {
      ...{ name: 'daily models of 500 meters, with two years and their bands', unit: 's', limit: 10 },
      value: whole / 1000,
    },
    one('pooled'),
    one('explainable'),
    ...[1, 3].map((drivers) => ({
      name: `daily model, pooled, a fit of one year with further influences: ${drivers}`,
      ...{ unit: 'ms', limit: 15 },
      value: median(
        all.slice(0, 100).map((series) => {
          const driven = withDrivers(partOf(series, 0, baseline), drivers)
          return timeOf(() => fitDaily(driven))
        }),
      ),
    })),
    {
      ...{ name: 'a forecast of a meter until the end of the year, its fit left out', unit: 'ms', limit: 50 },
      value: median(all.slice(0, 100).map(timeOfForecast)),
    },
  ])
}

/** A year is known, the next one is foretold as one that began a month ago is. */
function timeOfForecast(whole: DailySeries): number {
  const now = baseline + 30
  const history = partOf(whole, 0, now)
  const { model } = fitDaily(history)
  return timeOf(() => {
    const series = partOf(whole, now - daysFelt, days)
    const known = series.temperature.slice().fill(NaN, daysFelt)
    const weathers = weathersOf(climateOf(whole.day[0]!, history.temperature), series.day, known)
    const forecast = forecastDaily(model!, { recent: partOf(whole, now - 365, now), series, weathers })
    const totals = forecastTotals([{ forecast, share: new Float64Array(series.day.length).fill(1) }], 0.8)
    for (let to = 1; to <= series.day.length; to++) totals({ from: 0, to })
  })
}

/** Further influences that are neither alike nor the same every week. */
function withDrivers(series: DailySeries, count: number): DailySeries {
  const valuesOf = (driver: number) =>
    Float64Array.from(
      series.day,
      (day) => 100 + 40 * Math.sin(day * day * (driver + 1)) + (day % (5 + driver)),
    )
  return {
    ...series,
    drivers: Array.from({ length: count }, (_, driver) => ({ key: `${driver}`, values: valuesOf(driver) })),
  }
}

/** Milliseconds of the processor: nothing is waited for, and what else runs on the machine does not count. */
function timeOf(work: () => unknown): number {
  const started = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

function madeUp(meter: number): DailySeries {
  const first = dayOf('2023-01-01')!
  const measured = Array.from({ length: days }, (_, place) => {
    const scatter = Math.sin(place * place + meter)
    const temperature = 10 - 9 * Math.cos((place - 20) / 58.1) + 4 * Math.sin(place * 2.3 + meter)
    const usage = 200 + 12 * Math.max(0, 15 - temperature) * (place % 7 < 5 ? 1 : 0.6) + 20 * scatter
    return { day: first + place, usage, temperature }
  })
  return dailySeries(measured)
}
