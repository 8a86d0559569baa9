import fc from 'fast-check'
import { periodValue, type MonthFigure } from './period-value'

const figure = (month: string, change: Partial<MonthFigure> = {}): MonthFigure => ({
  ...{ month, amount: 100, known: 1, reference: 50, referenceKnown: 1 },
  ...change,
})
const figures = (...all: MonthFigure[]) => new Map(all.map((one) => [one.month, one]))
const months = ['2026-01', '2026-02']

test('what is divided is divided as a whole, and not month by month', () => {
  const found = figures(figure('2026-01', { amount: 300, reference: 100 }), figure('2026-02'))
  expect(periodValue(found, months, 'SERIES')).toEqual({
    value: 400 / 150,
    lack: null,
    known: 1,
    leastKnown: 1,
  })
  expect(periodValue(found, months, 'NONE').value).toBe(400)
  // By area it is divided already.
  expect(periodValue(found, months, 'QUANTITY').value).toBe(400)
})

test('a month without a value is missing, by its days', () => {
  const found = figures(figure('2026-01', { amount: null, known: 1 }), figure('2026-02'))
  expect(periodValue(found, months, 'NONE')).toEqual({
    value: 100,
    lack: null,
    known: 28 / 59,
    leastKnown: 0,
  })
  expect(periodValue(figures(figure('2026-02')), months, 'NONE').leastKnown).toBe(0)
})

test.each<
  [string, Partial<MonthFigure>, 'NO_VALUES' | 'NO_REFERENCE' | 'HARDLY_HEATED', 'SERIES' | 'DEGREE_DAYS']
>([
  ['nothing was measured', { amount: null }, 'NO_VALUES', 'SERIES'],
  ['the reference series has no values', { reference: null }, 'NO_REFERENCE', 'SERIES'],
  ['nothing was produced', { reference: 0 }, 'NO_REFERENCE', 'SERIES'],
  ['too little of the reference is known', { referenceKnown: 0.89 }, 'NO_REFERENCE', 'SERIES'],
  [
    'the days of a station are missing',
    { referenceKnown: 0.5, reference: 300 },
    'NO_REFERENCE',
    'DEGREE_DAYS',
  ],
  ['it was summer', { reference: 27 }, 'HARDLY_HEATED', 'DEGREE_DAYS'],
])('there is no value where %s', (_case, change, lack, kind) => {
  expect(periodValue(figures(figure('2026-02', change)), ['2026-02'], kind)).toMatchObject({
    value: null,
    lack,
  })
})

test('of a reference that is nearly whole the rest is like the days that are known', () => {
  const found = figures(figure('2026-01', { amount: 100, reference: 270, referenceKnown: 0.9 }))
  expect(periodValue(found, ['2026-01'], 'DEGREE_DAYS').value).toBeCloseTo(100 / 300)
})

test('of no months there is no value', () => {
  expect(periodValue(new Map(), [], 'NONE')).toEqual({
    value: null,
    lack: 'NO_VALUES',
    known: 0,
    leastKnown: 0,
  })
})

test('a value is never told that is no number', () => {
  const number = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }), { nil: null })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(number, number, share, share, (amount, reference, known, referenceKnown) => {
      const found = figures(figure('2026-01', { amount, reference, known, referenceKnown }))
      for (const kind of ['NONE', 'QUANTITY', 'DEGREE_DAYS', 'SERIES'] as const) {
        const { value, lack } = periodValue(found, ['2026-01'], kind)
        expect(value === null).toBe(lack !== null)
        if (value !== null) expect(Number.isNaN(value)).toBe(false)
      }
    }),
  )
})
