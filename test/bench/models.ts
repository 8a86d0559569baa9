import {
  dailySeries,
  dayOf,
  fitDaily,
  partOf,
  predictDaily,
  type DailyForm,
  type DailySeries,
} from '@energycockpit/models/daily'
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
  ])
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
