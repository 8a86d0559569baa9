import { optionOf, readOptions, writeOptions } from './options'

test('options are read from an address and written into it', () => {
  const query = new URLSearchParams('o.order=flop&order=1&o.=2&o.per=AREA')
  expect(readOptions(query)).toEqual({ order: 'flop', per: 'AREA' })
  const written = new URLSearchParams()
  writeOptions({ order: 'flop', per: 'AREA' }, written)
  expect(written.toString()).toBe('o.order=flop&o.per=AREA')
})

test('what is longer than any option, and more than there can be, is left out', () => {
  expect(readOptions(new URLSearchParams(`o.long=${'x'.repeat(501)}`))).toEqual({})
  const many = new URLSearchParams(Array.from({ length: 30 }, (_, one) => [`o.n${one}`, '1']))
  expect(Object.keys(readOptions(many))).toHaveLength(20)
})

test('an option that is not among its values is the first of them', () => {
  expect(optionOf({ order: 'flop' }, 'order', ['top', 'flop'])).toBe('flop')
  expect(optionOf({ order: 'side' }, 'order', ['top', 'flop'])).toBe('top')
  expect(optionOf({}, 'order', ['top', 'flop'])).toBe('top')
})
