import { notedOnAxis, placeOnAxis } from './place-on-axis'
import { hour, start, valuesOf } from './time/example-series.testing'

const values = valuesOf({ value: [1, 2, 3] })

test('an instant lies within its bucket, and what is outside lies at the ends', () => {
  const places = [-2, 0, 0.5, 1, 2.25, 3, 9].map((hours) => placeOnAxis(values, start + hours * hour))
  expect(places).toEqual([-0.5, -0.5, 0, 0.5, 1.75, 2.5, 2.5])
})

test('a period has both of its ends there, an instant one', () => {
  expect(notedOnAxis(values, { at: start, to: start + 2 * hour })).toEqual({ at: -0.5, to: 1.5 })
  expect(notedOnAxis(values, { at: start + hour })).toEqual({ at: 0.5, to: undefined })
})
