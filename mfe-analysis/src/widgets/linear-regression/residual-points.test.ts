import { fitLinear } from '@energycockpit/models'
import { residualPoints } from './residual-points'

const x = [1, 2, 3, 4, 5]
const y = [2.1, 3.9, 6.2, 7.8, 10.1]
const joined = {
  ...{ timeZone: 'UTC', leftOut: 0 },
  rows: x.map((value, place) => ({ at: place, values: [y[place]!, value] })),
}
const { fit } = fitLinear({ y, regressors: [{ name: 'x', values: x }] })

test('actual over model has a diagonal on which both are the same', () => {
  const found = residualPoints('fitted', fit!, joined)
  expect(found.y).toEqual(y)
  expect(found.line!.x).toEqual(found.line!.y)
  expect(found.line!.x[0]).toBeCloseTo(2.04, 9)
})

test('residuals are actual less model, and add up to nothing', () => {
  const found = residualPoints('residuals', fit!, joined)
  expect(found.line).toBeUndefined()
  found.y.forEach((residual, place) => expect(residual).toBeCloseTo(y[place]! - found.x[place]!, 12))
  expect(found.y.reduce((sum, residual) => sum + residual, 0)).toBeCloseTo(0, 9)
})

test('over time each residual lies at its day', () => {
  const days = { ...joined, rows: joined.rows.map((row, place) => ({ ...row, at: place * 43_200_000 })) }
  expect(residualPoints('residualsInTime', fit!, days).x).toEqual([0, 0.5, 1, 1.5, 2])
})

test('beside a normal distribution residuals keep their order, and normal ones lie on the line', () => {
  const found = residualPoints('normal', fit!, joined)
  const order = (values: readonly number[]) => [...values.keys()].sort((a, b) => values[a]! - values[b]!)
  expect(order(found.x)).toEqual(order(found.y))
  expect(found.x.reduce((sum, value) => sum + value, 0)).toBeCloseTo(0, 9)
  expect(Math.max(...found.x)).toBeCloseTo(1.1798 * fit!.rmse, 3)
})
