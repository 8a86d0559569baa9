import fc from 'fast-check'
import { bucketAt } from './bucket-at'
import { bucketEnd, type ChartValues } from './chart-values'

const values = (at: number[], to: number) =>
  ({ at, to: new Date(to).toISOString() }) as unknown as ChartValues

test('every instant is in the bucket that begins at or before it and ends after it, or in none', () => {
  const instants = fc.uniqueArray(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 })
  fc.assert(
    fc.property(instants, fc.integer({ min: -10, max: 1010 }), (unsorted, instant) => {
      const at = unsorted.toSorted((one, other) => one - other)
      const of = values(at, (at.at(-1) ?? 0) + 5)
      const holding = at.findIndex((start, index) => start <= instant && instant < bucketEnd(of, index))
      expect(bucketAt(of, instant)).toBe(holding === -1 ? undefined : holding)
    }),
  )
})
