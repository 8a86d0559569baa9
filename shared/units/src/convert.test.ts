import fc from 'fast-check'
import { canAdd, canConvert, convert, UnitsDifferError } from './convert'
import { unitDefinition, unitNames } from './unit-table'

test.each([
  [1, 'MWh', 'kWh', 1_000],
  [1, 'kWh', 'MJ', 3.6],
  [1, 'GJ', 'kWh', 277.777_777_78],
  [1_500, 'W', 'kW', 1.5],
  [250, 'l', 'm³', 0.25],
  [1, 'm³/h', 'l/s', 0.277_777_78],
  [0, '°C', 'K', 273.15],
  [0, '°C', '°F', 32],
  [-40, '°F', '°C', -40],
  [100, '°C', '°F', 212],
  [0.193, 'kg/kWh', 'g/kWh', 193],
  [1, 't/MWh', 'kg/kWh', 1],
  [2.5, 't', 'kg', 2_500],
  [1, 'GBP/kWh', 'GBP/MWh', 1_000],
  [85, 'EUR/MWh', 'EUR/kWh', 0.085],
  [36, 'MJ/m³', 'kWh/m³', 10],
  [1, 'bar', 'hPa', 1_000],
  [7, 'kWh', 'kWh', 7],
])('%d %s in %s', (value, from, to, expected) => {
  expect(convert(value, from, to)).toBeCloseTo(expected, 6)
})

test.each([
  ['kWh', 'kW'],
  ['kWh', 'kvarh'],
  ['kWh', 'm³'],
  ['°C', 'Kd'],
  ['EUR/kWh', 'GBP/kWh'],
  ['EUR/kWh', 'EUR'],
  ['EUR/kWh', 'EUR/m³'],
  ['EUR/°C', 'EUR/°C'],
  ['furlong', 'furlong'],
  ['constructor', 'constructor'],
  ['', ''],
])('%j is never %j', (from, to) => {
  expect(canConvert(from, to)).toBe(false)
  expect(canAdd(from, to)).toBe(false)
  expect(() => convert(1, from, to)).toThrow(UnitsDifferError)
})

test.each([
  ['kWh', 'MWh'],
  ['kWh', 'GJ'],
  ['kW', 'MW'],
  ['kvarh', 'kvarh'],
  ['m³', 'l'],
  ['kg', 't'],
  ['m²', 'm²'],
  ['Kd', 'Kd'],
  ['EUR', 'EUR'],
])('%s and %s add up', (one, other) => expect(canAdd(one, other)).toBe(true))

test.each([
  ['°C', '°C'],
  ['°C', 'K'],
  ['%', '%'],
  ['W/m²', 'W/m²'],
  ['g/kWh', 'kg/kWh'],
  ['EUR/kWh', 'EUR/kWh'],
  ['kWh/m²', 'kWh/m²'],
  ['kWh/m³', 'kWh/m³'],
  ['V', 'V'],
  ['EUR', 'GBP'],
])('%s and %s never do', (one, other) => expect(canAdd(one, other)).toBe(false))

const units = [...unitNames, 'EUR', 'EUR/kWh', 'EUR/MWh', 'GBP/kWh', 'GBP/GJ']
/** Two or more units that convert into each other. */
const alike = (count: number) =>
  fc
    .constantFrom(...units)
    .map((name) => units.filter((each) => canConvert(name, each)))
    .chain((names) => fc.array(fc.constantFrom(...names), { minLength: count, maxLength: count }))
const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true })

/** Equal but for what doubles lose. */
function expectNear(actual: number, expected: number, scale: number) {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * (Math.abs(scale) + Math.abs(expected) + 1))
}

test('there and back is the same', () => {
  fc.assert(
    fc.property(amount, alike(2), (value, [from, to]) => {
      expectNear(convert(convert(value, from!, to!), to!, from!), value, 1e3)
    }),
  )
})

test('it does not matter over which unit a value is converted', () => {
  fc.assert(
    fc.property(amount, alike(3), (value, [from, over, to]) => {
      const straight = convert(value, from!, to!)
      expectNear(convert(convert(value, from!, over!), over!, to!), straight, 1e3 * Math.abs(straight) + 1e3)
    }),
  )
})

test('what can be added gives the same sum in either unit', () => {
  fc.assert(
    fc.property(amount, amount, alike(2), (a, b, [one, other]) => {
      fc.pre(canAdd(one!, other!))
      const inOne = a + convert(b, other!, one!)
      const inOther = convert(a, one!, other!) + b
      expectNear(convert(inOther, other!, one!), inOne, Math.abs(a) + Math.abs(inOne - a))
    }),
  )
})

test('converting and adding are the same in both directions', () => {
  for (const one of units) {
    for (const other of units) {
      if (canConvert(one, other) !== canConvert(other, one)) throw new Error(`${one} ${other}`)
      if (canAdd(one, other) !== canAdd(other, one)) throw new Error(`${one} ${other}`)
      if (canAdd(one, other) && !canConvert(one, other)) throw new Error(`${one} ${other}`)
    }
    expect(canConvert(one, one)).toBe(true)
  }
})

test('every unit has a size', () => {
  for (const name of unitNames) expect(unitDefinition(name)?.factor).toBeGreaterThan(0)
})
