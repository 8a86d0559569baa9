import fc from 'fast-check'
import { resultAs } from '@energycockpit/contract'
import { readQuantityKey, writeQuantityKey } from './quantity-key'

test('what is written is read again', () => {
  const quantity = fc.record({
    seriesId: fc.integer({ min: 0, max: 4_294_967_295 }),
    as: fc.constantFrom(undefined, ...resultAs),
  })
  fc.assert(fc.property(quantity, (key) => expect(readQuantityKey(writeQuantityKey(key))).toEqual(key)))
})

test.each(['', 'x', '12.', '12.NONE', '-1', '12 ', '99999999999', '1.2'])('%j is no quantity', (text) => {
  expect(readQuantityKey(text)).toBeUndefined()
})

test('nothing that stands in an address makes it throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readQuantityKey(text)))
})
