import { namedFormula, seriesInFormula } from './named-formula'

test('a formula is read with the names of its meters, as far as they are known', () => {
  const names = { '[1001]': 'Library · Main meter' }
  expect(namedFormula('max([ 1001 ], [1002]) - [1001] * 0.5', names)).toBe(
    'max([Library · Main meter (1001)], [1002]) - [Library · Main meter (1001)] * 0.5',
  )
  expect(namedFormula('[x] + 1001', names)).toBe('[x] + 1001')
})

test('the series of a formula are found in its order', () => {
  expect(seriesInFormula('[7] + [ 9 ] - [7')).toEqual([7, 9])
  expect(seriesInFormula('')).toEqual([])
})
