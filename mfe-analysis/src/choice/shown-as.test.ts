import fc from 'fast-check'
import { resultAs, resultPer, productTypes, quantities, type ResultAs } from '@energycockpit/contract'
import { answered, canBePer, possibleAs, shownAs } from './shown-as'

const energy = { quantity: 'ENERGY', interval: 'PT15M', productType: 'ELECTRICITY' } as const
const gas = { quantity: 'VOLUME', interval: 'PT1H', productType: 'GAS' } as const
const water = { ...gas, productType: 'WATER' } as const
const temperature = { quantity: 'TEMPERATURE', interval: 'PT1H', productType: 'WEATHER' } as const
const price = { quantity: 'PRICE', interval: 'PT1H', productType: 'PRICE' } as const

test.each([
  [energy, 'POWER COST CARBON'],
  [{ ...energy, quantity: 'POWER' } as const, 'ENERGY COST CARBON'],
  [gas, 'ENERGY COST CARBON'],
  [water, 'COST'],
  [temperature, 'HEATING_DEGREE_DAYS_20_15 HEATING_DEGREE_DAYS_15 COOLING_DEGREE_DAYS'],
  [price, ''],
])('%j may be shown as %s', (series, expected) => {
  expect(possibleAs(series).join(' ')).toBe(expected)
})

test.each([
  [energy, undefined, true],
  [energy, 'COST', true],
  [water, undefined, true],
  [temperature, undefined, false],
  [temperature, 'COOLING_DEGREE_DAYS', false],
  [price, undefined, false],
] as const)('%j as %s by floor area: %s', (series, as, expected) => {
  expect(canBePer(series, as)).toBe(expected)
})

test('degree days are days, all else keeps its interval', () => {
  expect(answered(temperature, 'HEATING_DEGREE_DAYS_15')).toEqual({
    quantity: 'DEGREE_DAYS',
    interval: 'P1D',
  })
  expect(answered(energy, 'COST')).toEqual({ quantity: 'COST', interval: 'PT15M' })
  expect(answered(energy, undefined)).toEqual({ quantity: 'ENERGY', interval: 'PT15M' })
})

test('what another series was shown as does not stay where it has no sense', () => {
  const perArea = { as: undefined, per: 'FLOOR_AREA' } as const
  const cost = { ...perArea, as: 'COST' } as const
  expect(shownAs(cost, energy)).toEqual(cost)
  expect(shownAs(perArea, gas)).toEqual(perArea)
  expect(shownAs(cost, temperature)).toEqual({ as: undefined, per: undefined })
  // Energy by area is not what was requested either.
  expect(shownAs({ ...perArea, as: 'POWER' }, water)).toEqual({ as: undefined, per: undefined })
})

test('only what is possible is shown, and what is shown stays', () => {
  const anySeries = fc.record({
    quantity: fc.constantFrom(...quantities),
    interval: fc.constantFrom('PT15M' as const, 'PT1H' as const, 'P1D' as const),
    productType: fc.constantFrom(...productTypes),
  })
  const anyChoice = fc.record({
    as: fc.constantFrom<ResultAs | undefined>(undefined, ...resultAs),
    per: fc.constantFrom(undefined, ...resultPer),
  })
  fc.assert(
    fc.property(anySeries, anyChoice, (series, chosen) => {
      const shown = shownAs(chosen, series)
      expect(shown.as === undefined || possibleAs(series).includes(shown.as)).toBe(true)
      expect(shown.per === undefined || canBePer(series, shown.as)).toBe(true)
      expect(shownAs(shown, series)).toEqual(shown)
    }),
  )
})
