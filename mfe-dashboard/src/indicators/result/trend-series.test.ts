import { judge } from '../rules/judgement'
import { trendSeries } from './trend-series'

const month = (name: string, amount: number, known: number) =>
  [name, { month: name, amount, known, reference: null, referenceKnown: 0 }] as const
const labels = { value: 'Value', target: 'Target', baseline: 'Baseline' }

test('the legend says how far the last value is complete, and not that all of it was measured', () => {
  const figures = new Map([month('2026-09', 10, 1), month('2026-10', 12, 0.97)])
  const content = { period: 'MONTH', reference: { kind: 'NONE' }, baseline: null, targets: [] } as const
  const trend = ['2026-09', '2026-10'].map((name) => ({
    month: name,
    judgement: judge(content as never, figures as never, name),
  }))
  const [value] = trendSeries(
    { kind: 'PRODUCTS', products: ['ELECTRICITY'] },
    { trend, unit: 'kWh', timeZone: 'Europe/Berlin', last: '2026-10' } as never,
    labels,
  )
  expect(value).toMatchObject({ isOnlyComplete: true, values: { total: { measured: 0.97, mean: 12 } } })
})
