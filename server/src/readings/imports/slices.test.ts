import fc from 'fast-check'
import { slicesOf, type PartOfImport } from './slices'

const parts = fc.array(
  fc.record({
    seriesId: fc.integer({ min: 1, max: 12 }),
    count: fc.integer({ min: 0, max: 5_000 }),
    first: fc.integer({ min: 0, max: 1_000_000 }),
    last: fc.integer({ min: 0, max: 1_000_000 }),
  }),
)
const inOrder = (given: readonly PartOfImport[]) =>
  given.map((part) => ({ ...part, last: part.first + part.last }))

it('every start that an import speaks of is in one slice, and in no other', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 3_000 }), (given, max) => {
      const all = inOrder(given)
      const slices = slicesOf(all, max)
      for (const { seriesId, first, last } of all)
        for (const at of [first, Math.floor((first + last) / 2), last])
          expect(
            slices.filter(
              (slice) => slice.series.includes(seriesId) && slice.first <= at && at <= slice.last,
            ),
          ).toHaveLength(1)
    }),
  )
})

it('short series are looked at together, a long one in spans', () => {
  const short = [1, 2, 3].map((seriesId) => ({ seriesId, count: 40, first: 100 * seriesId, last: 1_000 }))
  expect(slicesOf([...short, { seriesId: 4, count: 250, first: 0, last: 299 }], 100)).toEqual([
    { series: [1, 2], first: 100, last: 1_000 },
    { series: [4], first: 0, last: 99 },
    { series: [4], first: 100, last: 199 },
    { series: [4], first: 200, last: 299 },
    { series: [3], first: 300, last: 1_000 },
  ])
  expect(slicesOf([], 100)).toEqual([])
})
