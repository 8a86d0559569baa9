import fc from 'fast-check'
import {
  maxHeight,
  minHeight,
  minWidth,
  moved,
  placedNow,
  readPlaced,
  resized,
  writePlaced,
} from './placement'

const placed = fc.record({
  slug: fc.constantFrom('ranking', 'daily-profile'),
  width: fc.integer({ min: minWidth, max: 12 }),
  height: fc.oneof(fc.constant(0), fc.integer({ min: minHeight, max: maxHeight })),
  options: fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.string({ maxLength: 20 }), {
    maxKeys: 4,
  }),
})

test('what is written is read again', () => {
  fc.assert(fc.property(placed, (one) => expect(readPlaced(writePlaced(one))).toEqual(one)))
})

test.each([
  '',
  'ranking',
  'ranking,6',
  'RANKING,6,0',
  'ranking,six,0',
  '../x,6,0',
  `ranking,6,0,a=${'x'.repeat(2_000)}`,
])('%p is not understood', (written) => expect(readPlaced(written)).toBeUndefined())

test('sizes stay within what is possible', () => {
  expect(readPlaced('ranking,99,99')).toMatchObject({ width: 12, height: maxHeight })
  expect(readPlaced('ranking,0,1')).toMatchObject({ width: minWidth, height: minHeight })
  expect(resized(placedNow('ranking'), { height: -1 })).toMatchObject({ width: 6, height: 0 })
})

test('one is moved and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a'], 3, 0)).toEqual(['a'])
})

test('nothing is lost or doubled by moving', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(12), fc.nat(12), (list, from, to) => {
      expect([...moved(list, from, to)].sort()).toEqual([...list].sort())
    }),
  )
})
