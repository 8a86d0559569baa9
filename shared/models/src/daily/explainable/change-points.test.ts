import { fitLinear } from '../../linear-fit'
import { noiseOf } from '../meter-of-truth.testing'
import { fitChangePoints, usageAt } from './change-points'

function days(usage: (temperature: number) => number, temperatures: readonly number[]) {
  const temperature = Float64Array.from(temperatures).sort()
  return { temperature, usage: temperature.map(usage), weight: temperature.map(() => 1) }
}
const from = (low: number, high: number, count = 200) =>
  Array.from({ length: count }, (_, place) => low + ((high - low) * place) / (count - 1))

test('an exact shape with both sides is found exactly', () => {
  const truth = {
    baseLoad: 50,
    heatingBalancePoint: 13.5,
    heatingSlope: 4,
    coolingBalancePoint: 21,
    coolingSlope: 7,
  }
  const both = fitChangePoints(days((each) => usageAt(truth, each), from(-5, 33))).find(
    ({ parameters }) => parameters === 5,
  )
  for (const [name, value] of Object.entries(truth))
    expect(both!.shape[name as keyof typeof truth]).toBeCloseTo(value, 6)
  expect(both!.squares).toBeLessThan(1e-6)
})

test('squares and coefficients are those of least squares with the same balance points', () => {
  const noise = noiseOf(3)
  const given = days((each) => 80 + 3 * Math.max(0, 16 - each) + 20 * noise(), from(-3, 27))
  for (const { shape, squares } of fitChangePoints(given)) {
    const { heatingBalancePoint: cold, coolingBalancePoint: warm } = shape
    const regressors = [
      ...(cold === undefined
        ? []
        : [{ name: 'cold', values: [...given.temperature].map((each) => Math.max(0, cold - each)) }]),
      ...(warm === undefined
        ? []
        : [{ name: 'warm', values: [...given.temperature].map((each) => Math.max(0, each - warm)) }]),
    ]
    if (regressors.length === 0) continue
    const { fit } = fitLinear({ y: [...given.usage], regressors })
    expect(squares / fit!.squaresOfResiduals).toBeCloseTo(1, 9)
    expect(shape.baseLoad).toBeCloseTo(fit!.coefficients[0]!.value, 6)
    if (cold !== undefined) expect(shape.heatingSlope).toBeCloseTo(fit!.coefficients[1]!.value, 6)
  }
})

test('no other balance point on the grid would be nearer', () => {
  const noise = noiseOf(9)
  const given = days((each) => 80 + 3 * Math.max(0, 16 - each) + 10 * noise(), from(-3, 27))
  const found = fitChangePoints(given).find(
    ({ shape }) => shape.coolingSlope === undefined && shape.heatingSlope,
  )
  for (let point = 2; point < 26; point += 0.5) {
    const values = [...given.temperature].map((each) => Math.max(0, point - each))
    const { fit } = fitLinear({ y: [...given.usage], regressors: [{ name: 'cold', values }] })
    expect(fit!.squaresOfResiduals).toBeGreaterThanOrEqual(found!.squares - 1e-6)
  }
})

test('usage that falls in the cold and in the heat is not explained by slopes', () => {
  const given = days((each) => 100 - 2 * Math.max(0, 12 - each) - 3 * Math.max(0, each - 16), from(4, 24))
  for (const { shape, parameters } of fitChangePoints(given)) {
    expect(parameters).toBeLessThan(5)
    expect(Math.min(shape.heatingSlope ?? 1, shape.coolingSlope ?? 1)).toBeGreaterThan(0)
  }
})

test('days of one temperature have a base load', () => {
  const [flat, ...more] = fitChangePoints(days(() => 7, Array<number>(30).fill(15)))
  expect(flat!.shape).toEqual({ baseLoad: 7 })
  expect(more).toEqual([])
})
