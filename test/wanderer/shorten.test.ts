import fc from 'fast-check'
import { shorten } from './shorten'

const holds = (part: readonly number[], needed: readonly number[]) =>
  needed.every((one) => part.includes(one))

test('what is left is just what it takes, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.nat(99), { minLength: 1, maxLength: 40 }),
      fc.nat(),
      async (all, seed) => {
        const needed = all.filter((one) => (one + seed) % 5 === 0)
        const found = await shorten(all, async (part) => holds(part, needed), 10_000)
        expect(found).toEqual(needed.length > 0 ? needed : found)
        expect(found.length).toBeLessThanOrEqual(Math.max(needed.length, 1))
      },
    ),
  )
})

test('it ends after so many tries with what it has', async () => {
  let tries = 0
  const all = Array.from({ length: 64 }, (_, place) => place)
  const found = await shorten(all, async (part) => (tries++, holds(part, [5, 60])), 3)
  expect(tries).toBe(3)
  expect(holds(found, [5, 60])).toBe(true)
})
