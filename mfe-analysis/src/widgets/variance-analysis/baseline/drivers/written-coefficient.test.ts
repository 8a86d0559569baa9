import { createFormats } from '@energycockpit/i18n'
import { writtenCoefficient, writtenT } from './written-coefficient'

const formats = createFormats('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [2.01312, 0.0423, 'hl', '2.013 kWh/hl', '± 0.042'],
  [0.000034567, 0.0000021, 'l', '0.0000346 kWh/l', '± 0.0000021'],
  [-12_345.6, 230, '°C', '−12,346 kWh/°C', '± 230'],
  [1.5, 0.25, 'W/m²', '1.50 kWh/(W/m²)', '± 0.25'],
  [3, 0, 'hl', '3.00 kWh/hl', '± 0'],
  [3.01, 0.02, 'piece', '3.010 kWh/piece', '± 0.020'],
])('%d with an error of %d for each %s', (coefficient, standardError, driver, ...written) => {
  const found = writtenCoefficient(
    { coefficient, standardError },
    { amount: 'kWh', driver },
    { formats, locale: 'en' },
  )
  expect(found.map(plain)).toEqual(written)
})

test('t has no more digits than it deserves', () => {
  expect([-2.3456, 345.6, null].map((t) => writtenT(t, formats))).toEqual(['−2.35', '346', '–'])
})
