import { directions, productTypes, quantities } from '@energycockpit/contract'
import { defaultSettings } from '../validation/check-settings'
import { refuseRules } from './refuse-rules'
import { defaultRules } from './series-rules'
import { type OwnRules, type RuledSeries, maxAmountPerHour } from '../../readings/series/meter-rules'
import { settingsOfRules } from './settings-of-rules'

const electricity: RuledSeries = {
  ...{ quantity: 'ENERGY', productType: 'ELECTRICITY', direction: 'PURCHASE', interval: 'PT15M' },
  ...{ unit: 'kWh', conversionFactors: [{ from: null, value: 1 }], meterExchanges: [], timeZone: 'UTC' },
}
const usualUnits = {
  ...{ ENERGY: 'kWh', POWER: 'kW', VOLUME: 'm³', TEMPERATURE: '°C', RELATIVE_HUMIDITY: '%' },
  ...{ IRRADIANCE: 'W/m²', CARBON_INTENSITY: 'kg/kWh', PRICE: 'EUR/kWh' },
  ...{ OUTPUT: 'piece', OCCUPANCY: 'person' },
}

test('without rules of its own, and with the defaults set as its own, a series is checked as it always was', () => {
  for (const quantity of quantities)
    for (const productType of productTypes)
      for (const direction of [null, ...directions])
        for (const interval of ['PT1M', 'PT1H', 'P1D'] as const) {
          const series = {
            quantity,
            productType,
            direction,
            interval,
            unit: usualUnits[quantity],
            conversionFactors: [{ from: null, value: 1 }],
            meterExchanges: [],
            timeZone: 'UTC',
          }
          expect(settingsOfRules(series, {})).toEqual(defaultSettings(series))
          expect(settingsOfRules(series, defaultRules(series))).toEqual(defaultSettings(series))
          expect(() => refuseRules(series, defaultRules(series))).not.toThrow()
        }
})

test('thresholds are as strict in any unit', () => {
  const watts = settingsOfRules({ ...electricity, quantity: 'POWER', unit: 'W' }, {})
  expect(watts.spike!.minStep).toBe(500)
  expect(settingsOfRules({ ...electricity, unit: 'MWh' }, {}).spike!.minStep).toBeCloseTo(0.0005, 12)
  expect(watts.factorChange!.minUsual).toBe(500)
  const weather: RuledSeries = { ...electricity, quantity: 'TEMPERATURE', productType: 'WEATHER', unit: '°F' }
  const fahrenheit = settingsOfRules(weather, {})
  expect(fahrenheit.limits.min).toBeCloseTo(-58, 9)
  expect(fahrenheit.limits.max).toBeCloseTo(140, 9)
  expect(fahrenheit.jump!.perHour).toBeCloseTo(18, 9)
  // A volume flow kept as power has nothing to do with kilowatts.
  const flow = settingsOfRules({ ...electricity, quantity: 'POWER', unit: 'm³/h' }, {})
  expect(flow.spike!.minStep).toBe(0.5)
  // What somebody has set is in the series' unit already.
  expect(settingsOfRules(weather, { limits: { min: 0, max: 100 } }).limits).toEqual({
    min: 0,
    max: 100,
  })
})

test('each rule can be made stricter, switched off and switched on', () => {
  const off: OwnRules = {
    ...{ maxGap: null, spikeScore: null, factorTimes: null, stuckHours: null, stuckZeroHours: null },
  }
  expect(settingsOfRules(electricity, off)).toMatchObject({
    gap: null,
    spike: null,
    factorChange: null,
    stuck: null,
    stuckZero: null,
  })
  const set: OwnRules = { maxGap: 3, spikeScore: 5, factorTimes: 3, stuckHours: 2, stuckZeroHours: 7 }
  expect(settingsOfRules(electricity, set)).toMatchObject({
    ...{ gap: { longerThan: 3 }, spike: { score: 5, days: 42 }, factorChange: { times: 3, days: 42 } },
    ...{ stuck: { hours: 2, steps: 3 }, stuckZero: { hours: 7 } },
  })
  const weather: RuledSeries = {
    ...electricity,
    quantity: 'RELATIVE_HUMIDITY',
    productType: 'WEATHER',
    unit: '%',
  }
  expect(settingsOfRules(weather, set)).toMatchObject({
    ...{ spike: { score: 5 }, stuck: { hours: 2 }, stuckZero: { hours: 7 } },
  })
  // A meter that is always busy is not allowed longer zeros than any other.
  const gas: RuledSeries = { ...electricity, productType: 'GAS' }
  expect(settingsOfRules(gas, { stuckZeroHours: 5 }).stuckZero).toEqual({ hours: 5, hoursOfBusy: 5 })
})

test('the upper limit follows from what the meter is connected to, by interval and unit', () => {
  const power = { kind: 'power', kilowatts: 100 } as const
  expect(settingsOfRules(electricity, { capacity: power }).limits).toEqual({ min: null, max: 25 })
  expect(settingsOfRules({ ...electricity, unit: 'MWh' }, { capacity: power }).limits.max).toBeCloseTo(0.025)
  const watts: RuledSeries = { ...electricity, quantity: 'POWER', unit: 'W' }
  expect(settingsOfRules(watts, { capacity: power }).limits.max).toBe(100_000)
  const water: RuledSeries = {
    ...electricity,
    quantity: 'VOLUME',
    productType: 'WATER',
    unit: 'l',
    interval: 'PT1H',
  }
  const flow = { kind: 'flow', cubicMetresPerHour: 4 } as const
  expect(settingsOfRules(water, { capacity: flow }).limits.max).toBe(4_000)
  const own: OwnRules = { capacity: power, limits: { min: 1, max: 9 } }
  expect(settingsOfRules(electricity, own).limits).toEqual({ min: 1, max: 9 })
})

test('a register starts again where its digits and its factor say', () => {
  const register = { unit: 'MWh', digits: 4, conversionFactor: 50 }
  expect(settingsOfRules(electricity, { register }).register).toBe(10_000 * 50 * 1_000)
  const capacity = { kind: 'power', kilowatts: 1_000 } as const
  const rules = { ...defaultRules(electricity), register, capacity }
  expect(maxAmountPerHour(electricity, rules)).toBeCloseTo(1_000)
  expect(maxAmountPerHour(electricity, { ...rules, capacity: null })).toBeNull()
})

test.each([
  ['m³', 'GAS', 'body.register.unit: m³ cannot be converted into kWh: enter it for a series in m³'],
  ['m³', 'HEAT', 'body.register.unit: m³ cannot be converted into kWh'],
  ['furlong', 'GAS', 'body.register.unit: furlong cannot be converted into kWh'],
] as const)(
  'a register in %s of a series of %s in kWh is refused with what to do',
  (unit, productType, said) => {
    const register = { unit, digits: null, conversionFactor: 1 }
    const refuse = () => refuseRules({ ...electricity, productType }, { register })
    expect(refuse).toThrow(expect.objectContaining({ status: 400, code: 'UNIT_NOT_CONVERTIBLE' }))
    expect(refuse).toThrow(said)
  },
)

const change = { last: 9, first: 0, digits: null, conversionFactor: 1 }
test.each<[string, OwnRules, Partial<RuledSeries>]>([
  ['limits', { limits: { min: 2, max: 1 } }, {}],
  [
    'limits',
    { limits: { min: -60, max: -70 } },
    { quantity: 'TEMPERATURE', unit: '°C', productType: 'WEATHER' },
  ],
  ['capacity', { capacity: { kind: 'flow', cubicMetresPerHour: 1 } }, {}],
  ['capacity', { capacity: { kind: 'power', kilowatts: 1 } }, { quantity: 'TEMPERATURE', unit: '°C' }],
  ['register', { register: { unit: 'm³', digits: null, conversionFactor: 1 } }, {}],
  [
    'meterChanges',
    {
      meterChanges: [
        { ...change, at: '2024-01-01T00:00:00Z' },
        { ...change, at: '2024-01-01T01:00:00+01:00' },
      ],
    },
    {},
  ],
  ['profile', { profile: new Array<number>(168).fill(0) }, {}],
  ['estimation', { estimation: { automatic: true, method: 'PROFILE', maxGapHours: 1 } }, {}],
])('what says nothing is refused: %s', (name, own, series) => {
  expect(() => refuseRules({ ...electricity, ...series }, own)).toThrow(
    expect.objectContaining({ status: 400 }),
  )
  expect(() => refuseRules({ ...electricity, ...series }, own)).toThrow(`body.${name}`)
})

test('the meter exchanges of the metering point are those of its series, unless these have their own', () => {
  const register = { last: 90, first: 3, digits: null, conversionFactor: null }
  const exchange = (at: string, seriesId: number) => ({
    ...{ at, oldNumber: 'A', newNumber: 'B', registers: [{ ...register, seriesId }] },
  })
  const series: RuledSeries = {
    ...electricity,
    id: 7,
    meterExchanges: [exchange('2024-05-01T08:15:30.000Z', 7), exchange('2025-05-01T08:15:30.000Z', 8)],
  }
  const at = Date.parse('2024-05-01T08:15:30Z') / 1000
  expect(settingsOfRules(series, {}).meterChanges).toEqual([{ at, last: 90, first: 3 }])
  expect(settingsOfRules(series, { meterChanges: [] }).meterChanges).toEqual([])
})

test('the register starts again by the factor of today', () => {
  const conversionFactors = [
    { from: null, value: 1 },
    { from: '2024-05-01', value: 30 },
  ]
  const register = { unit: 'kWh', digits: 4, conversionFactor: null }
  expect(settingsOfRules({ ...electricity, conversionFactors }, { register }).register).toBe(300_000)
})
