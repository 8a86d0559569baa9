import { directions, productTypes, quantities } from '@energycockpit/contract'
import { defaultSettings } from './check-settings'

const of = (quantity: (typeof quantities)[number], productType: (typeof productTypes)[number]) =>
  defaultSettings({ quantity, productType, direction: 'PURCHASE', interval: 'PT1H' })

test('every series is checked for gaps', () => {
  for (const quantity of quantities)
    for (const productType of productTypes)
      for (const direction of [null, ...directions])
        expect(defaultSettings({ quantity, productType, direction, interval: 'PT1H' }).gap).toEqual({
          longerThan: 0,
        })
})

test.each(['ENERGY', 'VOLUME', 'IRRADIANCE', 'CARBON_INTENSITY'] as const)(
  '%s is never negative',
  (quantity) => {
    expect(of(quantity, 'ELECTRICITY').negative).toBe(true)
  },
)

test('temperatures, prices, and power that flows both ways can be negative', () => {
  expect(of('TEMPERATURE', 'WEATHER').negative).toBe(false)
  expect(of('PRICE', 'PRICE').negative).toBe(false)
  expect(of('POWER', 'ELECTRICITY').negative).toBe(true)
  expect(
    defaultSettings({ quantity: 'POWER', productType: 'PV', direction: null, interval: 'PT1H' }).negative,
  ).toBe(false)
})

test('a summer without heating is nothing unusual, a day in winter is, and so are two hours without electricity', () => {
  expect(of('ENERGY', 'GAS').stuckZero!.hours).toBeGreaterThan(150 * 24)
  expect(of('ENERGY', 'GAS').stuckZero!.hoursOfBusy).toBeLessThan(24)
  expect(of('ENERGY', 'ELECTRICITY').stuckZero!.hours).toBeLessThan(2)
  expect(of('ENERGY', 'PV').stuckZero!.hours).toBeGreaterThan(24)
})

test('spikes are looked for in quarters and longer intervals', () => {
  const of = (interval: 'PT1S' | 'PT1M' | 'PT15M' | 'P1D') =>
    defaultSettings({ quantity: 'ENERGY', productType: 'ELECTRICITY', direction: 'PURCHASE', interval }).spike
  expect([of('PT1S'), of('PT1M')]).toEqual([null, null])
  expect(of('PT15M')).toEqual(of('P1D'))
  expect(of('P1D')).not.toBeNull()
})

test('of months, quarters and years only what they can say is checked', () => {
  const settings = defaultSettings({
    ...{ quantity: 'ENERGY', direction: 'PURCHASE', interval: 'P1M', productType: 'ELECTRICITY' },
  })
  expect(settings).toMatchObject({
    ...{ gap: { longerThan: 0 }, negative: true, rollOver: true },
    ...{ spike: null, stuck: null, stuckZero: null, factorChange: null, jump: null },
  })
})
