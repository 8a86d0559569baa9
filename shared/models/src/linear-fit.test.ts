import fc from 'fast-check'
import { fitLinear, type LinearModel } from './linear-fit'
import { predict } from './predict'

const one = (x: readonly number[], y: readonly number[]): LinearModel => ({
  y,
  regressors: [{ name: 'x', values: x }],
})

const value = fc.integer({ min: -10_000, max: 10_000 }).map((whole) => whole / 16)
const pairs = fc
  .array(fc.tuple(value, value, value), { minLength: 6, maxLength: 40 })
  .map((rows) => [0, 1, 2].map((column) => rows.map((row) => row[column]!)))

/** Of what can be fitted. */
function fitsOf(columns: number[][], check: (fit: NonNullable<ReturnType<typeof fitLinear>['fit']>) => void) {
  const [a, b, y] = columns as [number[], number[], number[]]
  const regressors = [
    { name: 'a', values: a },
    { name: 'b', values: b },
  ]
  const { fit } = fitLinear({ y, regressors })
  if (fit !== undefined) check(fit)
}

test('a line through points on a line is that line', () => {
  const { fit } = fitLinear(one([0, 1, 2, 3, 4], [5, 7, 9, 11, 13]))
  expect(fit!.coefficients.map(({ value }) => value)).toEqual([expect.closeTo(5, 12), expect.closeTo(2, 12)])
  expect(fit!.rSquared).toBeCloseTo(1, 14)
})

test('residuals are at right angles to every regressor and add up to nothing', () => {
  fc.assert(
    fc.property(pairs, (columns) =>
      fitsOf(columns, ({ residuals, rSquared, durbinWatson, mbe, coefficients }) => {
        const size = Math.hypot(...columns[2]!) + 1
        for (const column of columns.slice(0, 2)) {
          const product = residuals.reduce((sum, residual, row) => sum + residual * column[row]!, 0)
          expect(Math.abs(product) / size / (Math.hypot(...column) + 1)).toBeLessThan(1e-8)
        }
        expect(Math.abs(mbe) / size).toBeLessThan(1e-8)
        expect(rSquared).toBeGreaterThanOrEqual(0)
        expect(rSquared).toBeLessThanOrEqual(1)
        expect(durbinWatson).toBeLessThanOrEqual(4 + 1e-9)
        for (const { low, value, high, p, vif } of coefficients) {
          expect(low).toBeLessThanOrEqual(value)
          expect(value).toBeLessThanOrEqual(high)
          expect(p).toBeLessThanOrEqual(1 + 1e-12)
          expect(vif ?? 1).toBeGreaterThan(1 - 1e-9)
        }
      }),
    ),
  )
})

test('other units of a regressor change its coefficient and nothing else', () => {
  fc.assert(
    fc.property(pairs, fc.constantFrom(0.001, 60, 3600, 1e6), (columns, factor) =>
      fitsOf(columns, (fit) => {
        const scaled = [columns[0]!.map((each) => each * factor), columns[1]!, columns[2]!]
        fitsOf(scaled, (other) => {
          expect(other.rSquared).toBeCloseTo(fit.rSquared, 8)
          expect(other.coefficients[1]!.t / fit.coefficients[1]!.t).toBeCloseTo(1, 5)
        })
      }),
    ),
  )
})

test('bands are narrowest at the mean, and that of one value is wider than that of the mean', () => {
  const { fit } = fitLinear(one([1, 2, 3, 4, 5], [2, 5, 5, 9, 9]))
  const [left, middle, right] = predict(fit!, [[1], [3], [5]])
  const width = ({ low, high }: { low: number; high: number }) => high - low
  expect(width(middle!.mean)).toBeLessThan(width(left!.mean))
  expect(width(left!.mean)).toBeCloseTo(width(right!.mean), 12)
  for (const each of [left!, middle!, right!]) expect(width(each.single)).toBeGreaterThan(width(each.mean))
  // By hand: s = √(3.6/3), t(95 %, 3) = 3.182, at the mean s·√(1/5).
  expect(width(middle!.mean) / 2).toBeCloseTo(3.18245 * Math.sqrt(3.6 / 3 / 5), 4)
  expect(middle!.value).toBeCloseTo(6, 12)
})

test('CV(RMSE) and NMBE are those of ASHRAE Guideline 14', () => {
  const { fit } = fitLinear(one([1, 2, 3, 4, 5], [2, 5, 5, 9, 9]))
  expect(fit!.rmse).toBeCloseTo(Math.sqrt(3.6 / 3), 12)
  expect(fit!.cvRmse).toBeCloseTo(Math.sqrt(3.6 / 3) / 6, 12)
  expect(fit!.nmbe).toBeCloseTo(0, 12)
  expect(fitLinear(one([1, 2, 3, 4], [-1, 1, 1, -1.0])).fit?.cvRmse).toBeUndefined()
})

test('Durbin–Watson is near 4 for noise that alternates, and near 0 for a drift', () => {
  const x = Array.from({ length: 40 }, (_, place) => place)
  const alternating = x.map((each) => each + (each % 2 === 0 ? 1 : -1))
  expect(fitLinear(one(x, alternating)).fit!.durbinWatson).toBeGreaterThan(3.5)
  const drifting = x.map((each) => each + Math.sin(each / 6))
  expect(fitLinear(one(x, drifting)).fit!.durbinWatson).toBeLessThan(0.5)
})

test('the variance inflation factor is 1 for regressors that have nothing to do with each other', () => {
  const regressors = [
    { name: 'a', values: [-1, -1, 1, 1, -1, -1, 1, 1] },
    { name: 'b', values: [-1, 1, -1, 1, -1, 1, -1, 1] },
  ]
  const { fit } = fitLinear({ y: [3, 1, 4, 1, 5, 9, 2, 6], regressors })
  expect(fit!.coefficients.map(({ vif }) => vif)).toEqual([undefined, expect.closeTo(1), expect.closeTo(1)])
})

describe('a model is refused', () => {
  const x = [1, 2, 3, 4, 5]
  const y = [2, 4, 5, 4, 5]
  const ofTwo = (values: number[]) => [
    { name: 'x', values: x },
    { name: 'z', values },
  ]

  test.each<[string, LinearModel, object]>([
    ['without a regressor', { y, regressors: [] }, { kind: 'NO_REGRESSOR' }],
    ['with too few points', one([1, 2], [3, 4]), { kind: 'TOO_FEW_POINTS', points: 2, needed: 3 }],
    ['of values that do not change', one(x, [7, 7, 7, 7, 7]), { kind: 'CONSTANT', name: undefined }],
    ['with a regressor that does not change', one([3, 3, 3, 3, 3], y), { kind: 'CONSTANT', name: 'x' }],
    [
      'with a regressor that follows from another',
      { y, regressors: ofTwo(x.map((each) => 20 - 0.1 * each)) },
      { kind: 'COLLINEAR', names: ['z'] },
    ],
    ['with what is no number', one([1, 2, NaN, 4, 5], y), { kind: 'NOT_FINITE', name: 'x' }],
    ['with a column that is too short', one([1, 2, 4, 5], y), { kind: 'NOT_FINITE', name: 'x' }],
    ['of what is no number', one(x, [1, 2, Infinity, 4, 5]), { kind: 'NOT_FINITE', name: undefined }],
  ])('%s', (_, model, refusal) => expect(fitLinear(model).refusal).toEqual(refusal))

  test('with a day type for each day of the week beside the constant', () => {
    const days = Array.from({ length: 28 }, (_, day) => day)
    const regressors = Array.from({ length: 7 }, (_, weekday) => ({
      name: `day${weekday}`,
      values: days.map((day) => (day % 7 === weekday ? 1 : 0)),
    }))
    const load = days.map((day) => 100 + (day % 7) + Math.sin(day))
    expect(fitLinear({ y: load, regressors }).refusal).toEqual({ kind: 'COLLINEAR', names: ['day6'] })
    expect(fitLinear({ y: load, regressors, intercept: false }).fit!.coefficients).toHaveLength(7)
  })
})
