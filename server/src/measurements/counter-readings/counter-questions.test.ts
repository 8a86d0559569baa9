import type { OwnRules, RuledSeries } from '../rules/series-rules'
import { counterQuestions } from './counter-questions'

const series: RuledSeries = {
  ...{ quantity: 'ENERGY', productType: 'ELECTRICITY', direction: 'PURCHASE', interval: 'P1D' },
  ...{ unit: 'kWh', conversionFactor: 1 },
}
const day = 86_400
const counter = { unit: 'kWh', digits: 5, conversionFactor: 1 }

/** Readings a day apart, of which the last is new unless it is said. */
function asked(
  values: readonly number[],
  { own = {}, news = [values.length - 1] }: { own?: OwnRules; news?: number[] } = {},
) {
  const readings = { at: values.map((_value, place) => place * day), value: values }
  return counterQuestions(series, own, readings, (at) => news.includes(at / day)).map(
    ({ kind, before, after, amount, usual }) => [kind, before, after, amount, usual],
  )
}

test.each<[string, Parameters<typeof asked>, ReturnType<typeof asked>]>([
  ['the first reading', [[500]], []],
  ['a reading like the others', [[0, 10, 20, 31, 40]], []],
  ['the same again', [[500, 500]], []],
  ['three times the usual', [[0, 10, 20, 30, 60]], []],
  ['more than three times', [[0, 10, 20, 30, 61]], [['UNUSUALLY_HIGH', 30, 61, 31, 10]]],
  ['much, but nobody knows yet what is usual', [[0, 10, 20, 900]], []],
  ['less than before', [[500, 400]], [['COUNTER_BACKWARDS', 500, 400, null, null]]],
  ['a counter that went round', [[99_990, 5], { own: { counter } }], [['ROLL_OVER', 99_990, 5, 15, null]]],
  ['one whose places nobody knows', [[9_990, 5]], [['ROLL_OVER', 9_990, 5, 15, null]]],
  [
    'too much for going round',
    [[50_000, 5], { own: { counter } }],
    [['COUNTER_BACKWARDS', 50_000, 5, null, null]],
  ],
  [
    'more than the connection can give',
    [[0, 241], { own: { capacity: { kind: 'power', kilowatts: 10 } } }],
    [['ABOVE_CAPACITY', 0, 241, 241, null]],
  ],
  ['as much as it can', [[0, 240], { own: { capacity: { kind: 'power', kilowatts: 10 } } }], []],
  ['one between two others', [[100, 300, 200], { news: [1] }], [['COUNTER_BACKWARDS', 300, 200, null, null]]],
  ['what was strange before', [[500, 400, 410]], []],
])('%s', (_case, given, questions) => {
  expect(asked(...given)).toEqual(questions)
})

test('a change of meters is no fall of the counter, and the new one counts by its own factor', () => {
  const change = {
    at: new Date(day * 500).toISOString(),
    last: 520,
    first: 3,
    digits: 6,
    conversionFactor: 2,
  }
  expect(asked([500, 10], { own: { meterChanges: [change] } })).toEqual([])
  const capacity = { kind: 'power', kilowatts: 1 } as const
  // 12 hours: 20 with the old one, 7 × 2 with the new one.
  expect(asked([500, 10], { own: { meterChanges: [change], capacity } })).toEqual([
    ['ABOVE_CAPACITY', 500, null, 20, null],
    ['ABOVE_CAPACITY', null, 10, 14, null],
  ])
})

test('a question is another one when another value stands there', () => {
  const ids = [400, 401].map((value) => {
    const readings = { at: [0, day], value: [500, value] }
    return counterQuestions(series, {}, readings, (at) => at === day)[0]!.id
  })
  expect(new Set(ids).size).toBe(2)
})
