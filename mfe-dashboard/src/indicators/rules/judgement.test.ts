import fc from 'fast-check'
import type { IndicatorBaseline, IndicatorTarget } from '@energycockpit/contract'
import { judge, lightOf, targetAt } from './judgement'
import { monthsFrom } from './months'
import type { MonthFigure } from './period-value'

/** Each month counts its number of the year, in 2025 twice as much. */
const figures = new Map(
  monthsFrom('2024-01', '2026-12').map((month): [string, MonthFigure] => [
    month,
    {
      ...{ month, known: 1, reference: null, referenceKnown: 0 },
      amount: Number(month.slice(5)) * (month.startsWith('2025') ? 2 : 1),
    },
  ]),
)
const reference = { kind: 'NONE' } as const
const baseline: IndicatorBaseline = { kind: 'PERIOD', from: '2025-01', to: '2025-12' }
const target = (change: Partial<IndicatorTarget> = {}): IndicatorTarget => ({
  ...{ from: '2026-01', to: null, kind: 'VALUE', value: 10 },
  ...change,
})

test('a month is compared with the same month of the baseline', () => {
  const found = judge({ period: 'MONTH', reference, baseline, targets: [] }, figures, '2026-03')
  expect(found).toMatchObject({ months: ['2026-03'], change: -0.5, target: null, light: 'NO_TARGET' })
  expect(found.current.value).toBe(3)
  expect(found.baseline?.value).toBe(6)
})

test('twelve months over the turn of a year are compared with twelve of the baseline', () => {
  const found = judge({ period: 'YEAR', reference, baseline, targets: [] }, figures, '2026-06')
  expect(found.months[0]).toBe('2025-07')
  expect(found.current.value).toBe(2 * (7 + 8 + 9 + 10 + 11 + 12) + 21)
  expect(found.baseline?.value).toBe(2 * 78)
})

test('of a baseline of several years a month has their mean', () => {
  const two: IndicatorBaseline = { ...baseline, from: '2024-01' }
  const found = judge({ period: 'MONTH', reference, baseline: two, targets: [] }, figures, '2026-03')
  expect(found.baseline?.value).toBe(4.5)
})

test('a baseline that lacks a month like this one compares nothing, and gives no light', () => {
  const short: IndicatorBaseline = { ...baseline, to: '2025-06' }
  const targets = [target({ kind: 'SHARE', value: 0.9 })]
  const found = judge({ period: 'YEAR', reference, baseline: short, targets }, figures, '2026-06')
  expect(found).toMatchObject({ baseline: null, change: null, target: null, light: 'NO_BASELINE' })
})

test('an incomplete baseline compares nothing either', () => {
  const gap = new Map(figures).set('2025-03', { ...figures.get('2025-03')!, known: 0.9 })
  const targets = [target({ kind: 'SHARE', value: 0.9 })]
  const found = judge({ period: 'MONTH', reference, baseline, targets }, gap, '2026-03')
  expect(found).toMatchObject({ change: null, target: null, light: 'NO_BASELINE' })
})

test('a target as a share is one of the baseline, also of a figure that was typed', () => {
  const targets = [target({ kind: 'SHARE', value: 0.5 })]
  const found = judge({ period: 'MONTH', reference, baseline, targets }, figures, '2026-03')
  expect(found).toMatchObject({ target: 3, light: 'ON_TARGET' })
  const typed: IndicatorBaseline = { kind: 'VALUE', value: 5, source: 'Audit of 2023' }
  const other = judge({ period: 'MONTH', reference, baseline: typed, targets }, figures, '2026-03')
  expect(other).toMatchObject({ target: 2.5, light: 'OFF_TARGET', change: expect.closeTo(-0.4) })
})

test('where a meter could not be counted nothing is judged', () => {
  const found = judge(
    { period: 'MONTH', reference, baseline, targets: [target()] },
    figures,
    '2026-03',
    false,
  )
  expect(found).toMatchObject({ change: null, target: 10, light: 'INCOMPLETE' })
  expect(found.current.value).toBe(3)
})

test('a target holds in its months, both included', () => {
  const targets = [target({ to: '2026-03', value: 1 }), target({ from: '2026-05', value: 2 })]
  const at = (month: string) => targetAt(targets, month)?.value
  expect(['2025-12', '2026-01', '2026-03', '2026-04', '2026-05', '2030-01'].map(at)).toEqual([
    ...[undefined, 1, 1, undefined, 2, 2],
  ])
})

const value = (known: number, least = known) => ({ value: 100, lack: null, known, leastKnown: least })
test.each<[string, ReturnType<typeof value>, number, string]>([
  ['as much as the target', value(1), 100, 'ON_TARGET'],
  ['5 % more', value(1), 100 / 1.05, 'AT_RISK'],
  ['more than 5 % more', value(1), 95, 'OFF_TARGET'],
  ['nothing should be used', value(1), 0, 'OFF_TARGET'],
  ['enough is known to say so', value(0.95), 110, 'ON_TARGET'],
  ['what is missing may be above the target', value(0.95), 102, 'INCOMPLETE'],
  ['it is above whatever is missing', value(0.95), 80, 'OFF_TARGET'],
  ['a month is hardly known', value(0.99, 0.89), 200, 'INCOMPLETE'],
  ['nothing is known', value(0), 200, 'INCOMPLETE'],
])('the light where %s', (_case, found, at, light) => {
  expect(lightOf(found, at)).toBe(light)
})

test('no light is green that could be another one with all values', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.9, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1_000, noNaN: true }),
      (known, at) => {
        if (lightOf(value(known), at) === 'ON_TARGET') expect(100 / known).toBeLessThanOrEqual(at)
      },
    ),
  )
  expect(lightOf({ value: null, lack: 'NO_VALUES', known: 0, leastKnown: 0 }, 5)).toBe('NO_VALUE')
})
