import { readSource } from '../readings/source'
import { daysOfSource } from './days-of-source'
import { forecastTable } from './forecast-table'
import { tryForecasts, type ForecastOutcome } from './forecast-trial'

/*
 * Run by `npm run model -- forecast`, see scripts/model.mjs: how near forecasts of the demo portfolio's meters came that
 * are made on the 5th, 10th and 20th of each month of 2022.
 */
const days = ['05', '10', '20']
const made = Array.from({ length: 12 }, (_, month) =>
  days.map((day) => `2022-${String(month + 1).padStart(2, '0')}-${day}`),
).flat()

const groups: [name: string, isOne: (outcome: ForecastOutcome) => boolean][] = [
  ['the next day', ({ period }) => period === 'day'],
  ['the next seven days', ({ period }) => period === 'week'],
  ...days.map((day): (typeof groups)[number] => [
    `month, on the ${Number(day)}th`,
    (outcome) => outcome.period === 'month' && outcome.made.endsWith(day),
  ]),
  ...[1, 4, 7, 10].map((first): (typeof groups)[number] => [
    `year, in months ${first} to ${first + 2}`,
    (outcome) =>
      outcome.period === 'year' && Math.floor((Number(outcome.made.slice(5, 7)) - 1) / 3) === (first - 1) / 3,
  ]),
]

const meters = await daysOfSource(await readSource())
const rows = (['electricity', 'gas'] as const).flatMap((product) => {
  const outcomes = meters
    .filter((meter) => meter.product === product)
    .flatMap((meter) => made.flatMap((day) => tryForecasts(meter, day)))
  return groups.map(([forecast, isOne]) => ({ product, forecast, outcomes: outcomes.filter(isOne) }))
})
console.log(forecastTable(rows))
