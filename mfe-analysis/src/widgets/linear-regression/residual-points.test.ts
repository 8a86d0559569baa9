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
