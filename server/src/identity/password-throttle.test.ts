import { freeGuesses, waitAfter } from './password-throttle'

test('the first guesses are free, then each waits twice as long, up to a quarter of an hour', () => {
  const free = freeGuesses.userAtAddress
  const waits = Array.from({ length: free + 9 }, (_, failures) => waitAfter(failures, free) / 1000)
  expect(waits.slice(0, free)).toEqual(Array(free).fill(0))
  expect(waits.slice(free)).toEqual([15, 30, 60, 120, 240, 480, 900, 900, 900])
  expect(waitAfter(1_000_000, free)).toBe(900_000)
})
