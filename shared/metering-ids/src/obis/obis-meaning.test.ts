import { productTypes, quantities } from '@energycockpit/contract'
import { unitNames } from '@energycockpit/units'
import { parseObis } from './obis-code'
import { obisMeaning, type ObisMeaning } from './obis-meaning'

function meaningOf(text: string): ObisMeaning {
  const result = parseObis(text)
  if (!result.ok) throw new Error(`${text} is no code`)
  return obisMeaning(result.code)
}

test.each([
  ['1-0:1.8.0', 'ELECTRICITY', 'ENERGY', 'kWh', 'PURCHASE', 'COUNTER'],
  ['1-1:2.8.1', 'ELECTRICITY', 'ENERGY', 'kWh', 'FEED_IN', 'COUNTER'],
  ['1-0:1.29.0', 'ELECTRICITY', 'ENERGY', 'kWh', 'PURCHASE', 'INTERVAL'],
  ['1-0:2.29.0', 'ELECTRICITY', 'ENERGY', 'kWh', 'FEED_IN', 'INTERVAL'],
  ['1-0:1.5.0', 'ELECTRICITY', 'POWER', 'kW', 'PURCHASE', 'INTERVAL'],
  ['1-0:1.6.0', 'ELECTRICITY', 'POWER', 'kW', 'PURCHASE', null],
  ['1-0:16.7.0', 'ELECTRICITY', 'POWER', 'kW', null, null],
  ['1-0:3.8.0', 'ELECTRICITY', null, 'kvarh', null, 'COUNTER'],
  ['1-0:32.7.0', 'ELECTRICITY', null, 'V', null, null],
  ['7-0:3.0.0', 'GAS', 'VOLUME', 'm³', null, 'COUNTER'],
  ['7-0:13.2.0', 'GAS', 'VOLUME', 'm³', null, 'COUNTER'],
  ['7-0:54.0.22', 'GAS', null, 'kWh/m³', null, null],
  ['7-20:99.33.17', 'GAS', 'ENERGY', 'kWh', null, 'INTERVAL'],
  ['7-0:99.21.0', 'GAS', 'VOLUME', 'm³', null, 'COUNTER'],
  ['7-0:99.41.16', 'GAS', 'TEMPERATURE', '°C', null, null],
  ['7-0:3.21.0', 'GAS', 'VOLUME', 'm³', null, 'INTERVAL'],
  ['7-0:33.86.0', 'GAS', 'ENERGY', 'kWh', null, null],
  ['7-0:63.0.0', 'GAS', null, 't', null, 'COUNTER'],
  ['6-0:1.0.0', 'HEAT', 'ENERGY', 'kWh', null, 'COUNTER'],
  ['5-0:1.0.0', 'COLD', 'ENERGY', 'kWh', null, 'COUNTER'],
  ['6-0:10.0.0', 'HEAT', 'TEMPERATURE', '°C', null, null],
  ['8-0:1.0.0', 'WATER', 'VOLUME', 'm³', null, 'COUNTER'],
  ['9-0:1.0.0', 'WATER', 'VOLUME', 'm³', null, 'COUNTER'],
])('%s: %s, %s in %s, %s, %s', (text, productType, quantity, unit, direction, values) => {
  const meaning = meaningOf(text)
  expect(meaning).toMatchObject({ productType, quantity, direction, values })
  expect(meaning.units[0]).toBe(unit)
})

test.each([
  '0-0:96.1.0',
  '1-0:96.1.0',
  '1-0:128.8.0',
  '1-0:1.58.0',
  '4-0:1.0.0',
  '7-0:99.1.4',
  '7-0:99.99.33',
  '15-0:1.8.0',
  '6-0:200.0.0',
])('%s stays unknown', (text) => {
  expect(meaningOf(text)).toMatchObject({ quantity: null, measured: null, units: [], values: null })
})

test('what it names is what the portal has', () => {
  const strange = new Set<string>()
  for (let A = 0; A <= 15; A++) {
    for (let C = 0; C <= 100; C++) {
      for (let D = 0; D <= 45; D++) {
        const { productType, quantity, units } = obisMeaning({ A, B: 0, C, D, E: 0, F: 255 })
        if (productType !== null && !productTypes.includes(productType)) strange.add(productType)
        if (quantity !== null && !quantities.includes(quantity)) strange.add(quantity)
        for (const unit of units) if (!unitNames.includes(unit)) strange.add(unit)
      }
    }
  }
  expect([...strange]).toEqual([])
})
