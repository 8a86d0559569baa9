import { placeOf, pointsToDraw } from './points-to-draw'

const all = { from: 0, to: 100_000 }

test('the place of an instant is that of the first one not before it', () => {
  expect([-1, 0, 1, 20, 21].map((wanted) => placeOf([0, 10, 20], wanted))).toEqual([0, 0, 1, 2, 3])
})

test('few points are all drawn, with one on either side of the window', () => {
  const at = [0, 10, 20, 30, 40, 50]
  expect(pointsToDraw(at, at, { from: 15, to: 35 }, 100)).toEqual([1, 2, 3, 4])
})

test('of a hundred thousand points each pixel column keeps its lowest and highest one, in the order of time', () => {
  const at = Float64Array.from({ length: 100_000 }, (_, place) => place)
  const value = at.map((place) => Math.sin(place) + (place === 45_678 ? 50 : 0) - (place === 45_690 ? 60 : 0))
  const places = pointsToDraw(at, value, all, 500)
  expect(places.length).toBeLessThanOrEqual(1002)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(places).toEqual(expect.arrayContaining([45_678, 45_690]))
})

test('a column without values keeps a point, so that the gap stays', () => {
  const at = Float64Array.from({ length: 10_000 }, (_, place) => place * 10)
  const value = at.map((instant) => (instant >= 40_000 && instant < 60_000 ? NaN : 1))
  const places = pointsToDraw(at, value, all, 100)
  const missing = places.filter((place) => Number.isNaN(value[place]!))
  expect(missing).toHaveLength(20)
  // A single missing value among others in a column does not tear the line.
  const almost = at.map((_, place) => (place === 5_000 ? NaN : 1))
  expect(pointsToDraw(at, almost, all, 100).some((place) => Number.isNaN(almost[place]!))).toBe(false)
})

test('columns stay where they are while the window moves by some pixels', () => {
  const at = Float64Array.from({ length: 100_000 }, (_, place) => place)
  const value = at.map((place) => Math.sin(place * 1.3) * (1 + (place % 17)))
  const before = new Set(pointsToDraw(at, value, { from: 10_000, to: 60_000 }, 500))
  const after = pointsToDraw(at, value, { from: 10_700, to: 60_700 }, 500)
  const inBoth = after.filter((place) => place > 11_000 && place < 59_000)
  expect(inBoth.every((place) => before.has(place))).toBe(true)
})
