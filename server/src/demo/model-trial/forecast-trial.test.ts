import { readSource } from '../readings/source'
import { daysOfSource } from './days-of-source'
import { forecastTable } from './forecast-table'
import { tryForecasts } from './forecast-trial'

/* @long */

test('on the demo portfolio forecasts come nearer than without a model, and their bands hold', async () => {
  const meters = await daysOfSource(await readSource())
  for (const product of ['electricity', 'gas']) {
    const all = meters
      .filter((meter) => meter.product === product)
      .flatMap((meter) =>
        ['2022-02-10', '2022-06-10', '2022-10-10'].flatMap((made) => tryForecasts(meter, made)),
      )
    const outcomes = all.filter(({ period }) => period === 'month')
    const ofYears = all.filter(({ period }) => period === 'year')
    const middle = (values: readonly (number | undefined)[]) =>
      values.filter((value) => value !== undefined).sort((a, b) => a - b)[Math.floor(values.length / 2)]!
    const error = middle(outcomes.map((outcome) => outcome.error))
    expect(error).toBeLessThan(middle(outcomes.map(({ lastWeeks }) => lastWeeks)))
    expect(error).toBeLessThan(product === 'gas' ? 0.13 : 0.035)
    const within = (some: typeof all) => some.filter(({ totalWithin }) => totalWithin).length / some.length
    expect(within(outcomes)).toBeGreaterThan(0.7)
    if (product === 'electricity') expect(within(ofYears)).toBeGreaterThan(0.78)
    expect(forecastTable([{ product, forecast: 'month', outcomes }])).toMatch(
      /\| month \| \d+ \| [\d.]+ % \|/,
    )
  }
})
