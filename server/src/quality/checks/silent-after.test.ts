import { silentAfter } from './silent-after'

test('a value a day may be a day later than values of shorter intervals', () => {
  expect(silentAfter('PT15M')).toBe(2 * 86_400)
  expect(silentAfter('P1D')).toBe(3 * 86_400)
})
