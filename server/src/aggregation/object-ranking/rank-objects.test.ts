import fc from 'fast-check'
import type { ObjectFigure } from './figures-of-objects'
import { rankObjects } from './rank-objects'

const figure = (value: number | null, more: Partial<ObjectFigure> = {}): ObjectFigure => ({
  ...{ value, reason: null, measured: 100, estimated: 0, expected: 100 },
  ...{ points: new Set(['p']), isThroughout: true, locations: new Set(['l']), ...more },
})
const none = new Map<string, ObjectFigure>()
const figures = (purchase: Record<string, ObjectFigure>, before?: Record<string, ObjectFigure>) => ({
  ...{ purchase: new Map(Object.entries(purchase)), feedIn: none, production: none },
  compared: before && new Map(Object.entries(before)),
})
const top = { by: 'PURCHASE', order: 'TOP', hasShare: true } as const

test('both orders hold the same objects, and what has no figure is last in both', () => {
  const sum = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null })
  fc.assert(
    fc.property(fc.array(sum, { maxLength: 20 }), (sums) => {
      const all = figures(Object.fromEntries(sums.map((value, place) => [`o${place}`, figure(value)])))
      const [high, low] = (['TOP', 'FLOP'] as const).map((order) =>
        rankObjects(all, { ...top, order }).map(({ purchase }) => purchase),
      )
      const there = (list: (number | null)[]) => list.filter((one) => one !== null)
      expect(there(low!)).toEqual([...there(high!)].reverse())
      for (const list of [high!, low!])
        expect(list.indexOf(null)).toBe(sums.includes(null) ? there(list).length : -1)
    }),
  )
})

test('shares of what all have together, where that says something', () => {
  const shares = (...values: number[]) =>
    rankObjects(figures(Object.fromEntries(values.map((one, place) => [`o${place}`, figure(one)]))), top).map(
      ({ share }) => share,
    )
  expect(shares(30, 10)).toEqual([0.75, 0.25])
  expect(shares(30, -10)).toEqual([null, null])
  expect(shares(0, 0)).toEqual([null, null])
})

test('a change is an amount and a share; of nothing there is no share', () => {
  const ranked = rankObjects(
    figures({ a: figure(12), b: figure(5), c: figure(7) }, { a: figure(10), b: figure(0), c: figure(14) }),
    { ...top, by: 'CHANGE' },
  )
  expect(ranked.map(({ id, compared, change, changeShare }) => [id, compared, change, changeShare])).toEqual([
    ['b', 0, 5, null],
    ['a', 10, 2, 0.2],
    ['c', 14, -7, -0.5],
  ])
})

test.each([
  ['another metering point counted', { points: new Set(['other']) }],
  ['one more counted', { points: new Set(['p', 'other']) }],
  ['it counted for a part of the time', { isThroughout: false }],
  ['values miss', { measured: 98 }],
])('nothing is compared where %s', (_case, more) => {
  for (const both of [
    figures({ a: figure(1) }, { a: figure(2, more) }),
    figures({ a: figure(1, more) }, { a: figure(2) }),
  ])
    expect(rankObjects(both, top)[0]).toMatchObject({ compared: null, change: null, changeShare: null })
  const estimated = figure(2, { measured: 98, estimated: 1 })
  expect(rankObjects(figures({ a: figure(1) }, { a: estimated }), top)[0]).toMatchObject({ compared: 2 })
})
