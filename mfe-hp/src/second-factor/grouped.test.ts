import { grouped } from './grouped'

test.each([
  ['', ''],
  ['ABC', 'ABC'],
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
])('%j is written %j', (secret, written) => {
  expect(grouped(secret)).toBe(written)
})
