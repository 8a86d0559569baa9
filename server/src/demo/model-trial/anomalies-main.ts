import { unusualRuns, unusualSettings, type UnusualSettings } from '@energycockpit/models/anomalies'
import {
  dailySeries,
  fitDaily,
  partOf,
  usualDrift,
  type DailyModel,
  type DailySeries,
} from '@energycockpit/models/daily'
import { readSource } from '../readings/source'
import { daysOfSource } from './days-of-source'

/*
 * Run by `npm run model -- anomalies`: how many anomalies are found on the demo portfolio by month, each month against
 * a model of all days before, and how many of faults that are put into it are found; see docs/decisions/anomalies.md.
 */
interface Month {
  model: DailyModel
  days: DailySeries
  from: number
  meanDay: number
  drift: number
}

const dayOf = (year: number, month: number) => Date.UTC(year, month) / 86_400_000
const months: Month[] = []
const meters = await daysOfSource(await readSource())
for (const { product, days } of meters) {
  const all = dailySeries(days)
  for (let month = 0; month < 24; month++) {
    const [from, to] = [dayOf(2021, month), dayOf(2021, month + 1)]
    const before = partOf(all, 0, all.day.indexOf(from))
    const { model, refusal, insufficiencies } = fitDaily(before)
    if (!model || refusal || insufficiencies.length > 0) continue
    const known = before.usage.subarray(-365).filter((value) => !Number.isNaN(value))
    const meanDay = known.reduce((sum, value) => sum + value, 0) / known.length
    const until = partOf(all, 0, before.day.length + to - from)
    months.push({ model, from, meanDay, drift: usualDrift[product], days: until })
  }
}

const runsOf = (month: Month, settings: UnusualSettings, days = month.days) =>
  unusualRuns(month.model, days, month, settings)

/** The same with a share more on days from the 10th of the month on. */
function withFault({ days, from }: Month, share: number, length: number): DailySeries {
  const usage = days.usage.map((value, place) => {
    const ofMonth = days.day[place]! - from
    return ofMonth >= 10 && ofMonth < 10 + length ? value * (1 + share) : value
  })
  return { ...days, usage }
}

function found(settings: UnusualSettings, share: number, length: number): number {
  const hits = months.filter((month) =>
    runsOf(month, settings, withFault(month, share, length)).some(
      (run) =>
        share > 0 === (run.direction === 'HIGH') &&
        run.days.some(({ day }) => day >= month.from + 10 && day < month.from + 10 + length),
    ),
  )
  return hits.length / months.length
}

const years = months.length / 12
const variants: [string, Partial<UnusualSettings>][] = [
  ['95 % of days', { confidence: 0.95, confidenceOfOneDay: 0.95, leastOfMeanDay: 0 }],
  ['99 % of days', { confidence: 0.99, confidenceOfOneDay: 0.99, leastOfMeanDay: 0 }],
  ['as chosen', {}],
  ['99.9 % of days', { confidence: 0.999, confidenceOfOneDay: 0.999 }],
]
const percent = (value: number) => `${Math.round(100 * value)} %`.padStart(6)
console.log(`${meters.length} meters, ${years.toFixed(1)} years of them`)
console.log(
  '                  a year and meter   found of: +50 % of 5 days, +100 % of 1 day, nothing for 2 days',
)
for (const [name, change] of variants) {
  const settings = { ...unusualSettings, ...change }
  const runs = months.flatMap((month) => runsOf(month, settings))
  const days = runs.reduce((sum, run) => sum + run.days.length, 0)
  const faults = [found(settings, 0.5, 5), found(settings, 1, 1), found(settings, -1, 2)].map(percent)
  console.log(
    `${name.padEnd(15)} ${(runs.length / years).toFixed(1).padStart(5)} (${(days / years).toFixed(1)} days)   ${faults.join(' ')}`,
  )
}
