import fc from 'fast-check'
import { countsOf } from './counts-of-quality'

test('counts are whole, and add up to what was expected', () => {
  const shares = fc.tuple(fc.nat(400_000), fc.nat(400_000), fc.nat(400_000))
  fc.assert(
    fc.property(shares, ([measured, estimated, missing]) => {
      const expected = measured + estimated + missing
      fc.pre(expected > 0)
      const total = { expected, measured: measured / expected, estimated: estimated / expected }
      expect(countsOf({ ...total, value: null, minimum: null, maximum: null, mean: null })).toEqual({
        measured,
        estimated,
        missing,
      })
    }),
  )
})
