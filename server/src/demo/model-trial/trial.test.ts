import { readSource } from '../readings/source'
import { daysOfSource } from './days-of-source'
import { tableOf } from './table'
import { tryPeriods, wholeYears } from './trial'

test('on the demo portfolio the models come as near as docs/baseline-models.md says', async () => {
  const meters = await daysOfSource(await readSource())
  expect(meters).toHaveLength(48)
  const outcomesOf = (product: string, form: 'pooled' | 'explainable') =>
    meters
      .filter((meter) => meter.product === product)
      .flatMap((meter) => tryPeriods(meter, wholeYears(2021, 2021, 2022), form) ?? [])
  const geometricMean = (values: readonly number[]) =>
    Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length)
  for (const [product, form, most] of [
    ['electricity', 'pooled', 0.118],
    ['electricity', 'explainable', 0.119],
    ['gas', 'pooled', 0.231],
    ['gas', 'explainable', 0.256],
  ] as const) {
    const outcomes = outcomesOf(product, form)
    expect(geometricMean(outcomes.map(({ cvRmse }) => cvRmse))).toBeLessThan(most)
    const coverage = outcomes.reduce((sum, each) => sum + each.coverage, 0) / outcomes.length
    expect(coverage).toBeGreaterThan(0.7)
    expect(coverage).toBeLessThan(0.9)
    const totals = outcomes.filter(({ totalWithin }) => totalWithin).length / outcomes.length
    expect(totals).toBeGreaterThan(form === 'pooled' ? 0.75 : 0.6)
    expect(totals).toBeLessThan(0.95)
    expect(tableOf([{ product, form, fitted: '2021', foretold: '2022', outcomes }])).toMatch(
      new RegExp(`\\| 2021 \\| 2022 \\| ${form} \\| 2[34] \\| [\\d.]+ % \\|`),
    )
  }
})
