import type { OwnRules } from '../series/meter-rules'
import type { Measured } from './compare-with-measured'
import { meterReadingQuestions } from './meter-reading-questions'

const series: Parameters<typeof meterReadingQuestions>[0]['series'] = {
  ...{ quantity: 'ENERGY', productType: 'ELECTRICITY', direction: 'PURCHASE', interval: 'P1D' },
  ...{ unit: 'kWh', conversionFactors: [{ from: null, value: 1 }], meterExchanges: [], timeZone: 'UTC' },
}
const nothing: Measured = { valueAt: new Map(), usual: null }
const day = 86_400
const register = { unit: 'kWh', digits: 5, conversionFactor: 1 }

/** Readings a day apart, of which the last is new unless it is said. */
function requested(
  values: readonly number[],
  {
    own = {},
    news = [values.length - 1],
    measured = nothing,
    canReadValues = true,
  }: { own?: OwnRules; news?: number[]; measured?: Measured; canReadValues?: boolean } = {},
) {
  const readings = { at: values.map((_value, place) => place * day), value: values }
  const isNew = (at: number) => news.includes(at / day)
  return meterReadingQuestions({ series, own, readings, isNew, measured, canReadValues }).map(
    ({ kind, figures }) => [
      kind,
      ...['before', 'after', 'amount', 'usual'].map((name) => figures[name]?.value ?? null),
    ],
  )
}

test.each<[string, Parameters<typeof requested>, ReturnType<typeof requested>]>([
  ['the first reading', [[500]], []],
  ['a reading like the others', [[0, 10, 20, 31, 40]], []],
  ['the same again', [[500, 500]], []],
  ['three times the usual', [[0, 10, 20, 30, 60]], []],
  ['more than three times', [[0, 10, 20, 30, 61]], [['UNUSUALLY_HIGH', 30, 61, 31, 10]]],
  ['much, but nobody knows yet what is usual', [[0, 10, 20, 900]], []],
  ['less than before', [[500, 400]], [['REGISTER_BACKWARDS', 500, 400, null, null]]],
  ['a register that went round', [[99_990, 5], { own: { register } }], [['ROLL_OVER', 99_990, 5, 15, null]]],
  ['one whose places nobody knows', [[9_990, 5]], [['ROLL_OVER', 9_990, 5, 15, null]]],
  [
    'too much for going round',
    [[50_000, 5], { own: { register } }],
    [['REGISTER_BACKWARDS', 50_000, 5, null, null]],
  ],
  [
    'more than the connection can give',
    [[0, 241], { own: { capacity: { kind: 'power', kilowatts: 10 } } }],
    [['ABOVE_CAPACITY', 0, 241, 241, null]],
  ],
  ['as much as it can', [[0, 240], { own: { capacity: { kind: 'power', kilowatts: 10 } } }], []],
  [
    'one between two others',
    [[100, 300, 200], { news: [1] }],
    [['REGISTER_BACKWARDS', 300, 200, null, null]],
  ],
  ['what was strange before', [[500, 400, 410]], []],
])('%s', (_case, given, questions) => {
  expect(requested(...given)).toEqual(questions)
})

test('a change of meters is no fall of the register, and the new one counts by its own factor', () => {
  const change = {
    at: new Date(day * 500).toISOString(),
    last: 520,
    first: 3,
    digits: 6,
    conversionFactor: 2,
  }
  expect(requested([500, 10], { own: { meterChanges: [change] } })).toEqual([])
  const capacity = { kind: 'power', kilowatts: 1 } as const
  // 12 hours: 20 with the old one, 7 × 2 with the new one.
  expect(requested([500, 10], { own: { meterChanges: [change], capacity } })).toEqual([
    ['ABOVE_CAPACITY', 500, null, 20, null],
    ['ABOVE_CAPACITY', null, 10, 14, null],
  ])
})

test('what the meter reported by itself settles what would be asked, or is what is asked', () => {
  const beside = (...values: number[]): Measured => ({
    valueAt: new Map(values.map((value, place) => [place * day, value])),
    usual: { mean: 10, high: 12 },
  })
  const high = [0, 10, 20, 30, 61]
  expect(requested(high, { measured: beside(10, 10, 10, 31) })).toEqual([])
  expect(requested(high, { measured: beside(10, 10, 10, 11) })).toEqual([
    ['UNLIKE_MEASURED', 30, 61, 31, null],
  ])
  expect(requested(high, { measured: beside(10, 10, 10) })).toEqual([['MORE_THAN_MEASURED', 30, 61, 31, 18]])
  const over = [9_990, 5]
  expect(requested(over, { measured: beside(15) })).toEqual([])
  expect(requested(over, { measured: beside(900) })).toEqual([['UNLIKE_MEASURED', 9_990, 5, 15, null]])
  const hidden = { measured: beside(10, 10, 10), canReadValues: false }
  expect(requested(high, hidden)).toEqual([['DOES_NOT_FIT', 30, 61, 31, null]])
  // What nobody can know is asked, whatever was measured.
  expect(requested([500, 400], { measured: beside(10) })).toEqual([
    ['REGISTER_BACKWARDS', 500, 400, null, null],
  ])
  // A correction is compared on both sides.
  const corrected = { news: [1], measured: beside(10, 10) }
  expect(requested([100, 110, 120], corrected)).toEqual([])
  expect(requested([100, 101, 120], corrected)).toEqual([
    ['UNLIKE_MEASURED', 100, 101, 1, null],
    ['UNLIKE_MEASURED', 101, 120, 19, null],
  ])
})

test('a question is another one when another value stands there', () => {
  const ids = [400, 401].map((value) => {
    const readings = { at: [0, day], value: [500, value] }
    const isNew = (at: number) => at === day
    return meterReadingQuestions({
      series,
      own: {},
      readings,
      isNew,
      measured: nothing,
      canReadValues: true,
    })[0]!.id
  })
  expect(new Set(ids).size).toBe(2)
})
