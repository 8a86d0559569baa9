import { fittedLine } from './fitted-line'

/** Draper and Smith, Applied Regression Analysis, 3rd ed., table 1.1: steam per month over outdoor temperature (°F). */
const temperature = [
  ...[35.3, 29.7, 30.8, 58.8, 61.4, 71.3, 74.4, 76.7, 70.7, 57.5, 46.4, 28.9],
  ...[28.1, 39.1, 46.8, 48.5, 59.3, 70, 70, 74.5, 72.1, 58.1, 44.6, 33.4, 28.6],
]
const steam = [
  ...[10.98, 11.13, 12.51, 8.4, 9.27, 8.73, 6.36, 8.5, 7.82, 9.14, 8.24, 12.19, 11.88],
  ...[9.57, 10.94, 9.58, 10.09, 8.11, 6.83, 8.88, 7.68, 8.47, 8.86, 10.36, 11.08],
]

test('the line, R² and the interval of the mean are those of the book', () => {
  const found = fittedLine(temperature, steam, 'mean')
  if (!('fit' in found)) throw new Error('no fit')
  const [constant, slope] = found.fit.coefficients
  expect([constant!.value, slope!.value]).toEqual([expect.closeTo(13.623, 3), expect.closeTo(-0.0798, 4)])
  expect(found.fit.rSquared).toBeCloseTo(0.7144, 3)
  const { x, y, low, high } = found.line
  // At 28.6 °F, 1.4.8: 11.3403 ± 2.069 · 0.3130… is [10.71, 11.97].
  const near = x.findIndex((at) => at >= 28.6)
  expect(y[near]).toBeCloseTo(11.34, 1)
  expect([low![near], high![near]]).toEqual([expect.closeTo(10.71, 0), expect.closeTo(11.97, 0)])
})

test('the interval of single points holds that of the mean, and both widen away from the middle', () => {
  const [mean, single] = (['mean', 'single'] as const).map((kind) => {
    const found = fittedLine(temperature, steam, kind)
    if (!('fit' in found)) throw new Error('no fit')
    return found.line.high!.map((high, place) => high - found.line.low![place]!)
  })
  expect(single!.every((width, place) => width > mean![place]!)).toBe(true)
  const middle = Math.floor(mean!.length / 2)
  expect(mean![0]!).toBeGreaterThan(mean![middle]!)
  expect(mean!.at(-1)!).toBeGreaterThan(mean![middle]!)
})

test('of points that tell no line there is none', () => {
  expect(fittedLine([1, 2], [1, 2], 'none')).toMatchObject({ refusal: { kind: 'TOO_FEW_POINTS' } })
  expect(fittedLine([3, 3, 3], [1, 2, 3], 'none')).toMatchObject({ refusal: { kind: 'CONSTANT', name: 'x' } })
  expect(fittedLine([], [], 'single')).toMatchObject({ refusal: { kind: 'TOO_FEW_POINTS' } })
})
