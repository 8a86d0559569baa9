import { accepts } from './accepts-encoding'

test.each([
  ['br', true],
  ['gzip;q=1.0, BR ; q=0.5', true],
  ['br;q=0.0', false],
  ['brotli', false],
  ['', false],
])('%s takes br: %s', (header, expected) => {
  expect(accepts(header, 'br')).toBe(expected)
})
