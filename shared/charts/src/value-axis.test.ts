import fc from 'fast-check'
import { valueAxis } from './value-axis'

test.each([
  [[0, 85, 105], 'kWh', true, { unit: 'kWh', minimum: 0, maximum: 125, step: 25, digits: 0 }],
  [[12_000, 104_000], 'kWh', true, { unit: 'MWh', minimum: 0, maximum: 125, step: 25, digits: 0 }],
  [[-4, 16], '°C', false, { unit: '°C', minimum: -5, maximum: 20, step: 5, digits: 0 }],
  [[20, 21], '°C', false, { unit: '°C', minimum: 20, maximum: 21, step: 0.2, digits: 1 }],
  [[1, 21], '°C', false, { unit: '°C', minimum: 0, maximum: 25, step: 5, digits: 0 }],
  [[0.1, 0.3], 'GBP/kWh', false, { unit: '£/kWh', minimum: 0.1, maximum: 0.3, step: 0.05, digits: 2 }],
  [[0, 0], 'kWh', true, { unit: 'kWh', minimum: 0, maximum: 0.2, step: 0.2, digits: 1 }],
  [[null, null], 'kWh', true, { unit: 'kWh', minimum: 0, maximum: 0.2, step: 0.2, digits: 1 }],
  [
    [999_999.9975260001, 999_999.9975310001],
    'kWh',
    false,
    { unit: 'MWh', minimum: 800, maximum: 1000, step: 200 },
  ],
  [[5e-324], 'kWh', false, { unit: 'Wh', minimum: 0, maximum: 0.2, step: 0.2, digits: 1 }],
  [[null, -3], 'kWh', true, { unit: 'kWh', minimum: -3, maximum: 0, step: 1, digits: 0 }],
])('%j %s from zero: %s', (values, unit, fromZero, axis) => {
  expect(valueAxis(values, unit, fromZero)).toMatchObject(axis)
})

const amounts = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1 })

test('every value has its place on the axis, which has a readable number of marks', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), (values, fromZero) => {
      const axis = valueAxis(values, 'kWh', fromZero)
      const tolerance = axis.step * 1e-6
      for (const value of values) {
        expect(value * axis.factor).toBeGreaterThanOrEqual(axis.minimum - tolerance)
        expect(value * axis.factor).toBeLessThanOrEqual(axis.maximum + tolerance)
      }
      const marks = Math.round((axis.maximum - axis.minimum) / axis.step) + 1
      expect(marks).toBeGreaterThanOrEqual(2)
      expect(marks).toBeLessThanOrEqual(8)
    }),
  )
})

test('an axis of amounts always holds zero', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const { minimum, maximum } = valueAxis(values, 'kWh', true)
      expect(minimum).toBeLessThanOrEqual(0)
      expect(maximum).toBeGreaterThanOrEqual(0)
    }),
  )
})
