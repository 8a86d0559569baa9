import { countryCodes } from './country-codes'
import { plainTaxNumber, taxNumberFault } from './tax-number'

test.each([
  'DE136695976',
  'de 136 695 976',
  'DE811569869',
  'GB980780684',
  'GB 980 7806 84',
  'GB980780684001',
  'GBGD001',
  'GBHA599',
  'XI980780684',
  'CHE-116.281.710 MWST',
  'CHE-116.281.710',
  'ATU13585627',
  'FR83404833048',
  'NL123456789B01',
  // No VAT identification numbers, but numbers of tax offices.
  '143/815/08155',
  '123-45-6789',
  'US12-3456789',
])('%s may be one', (number) => {
  expect(taxNumberFault(number)).toBeUndefined()
})

test.each([
  ['', 'FORMAT'],
  ['DE', 'FORMAT'],
  ['none', 'FORMAT'],
  ['DE13669597', 'FORMAT'],
  ['DE036695976', 'FORMAT'],
  ['ATU1358562', 'FORMAT'],
  ['GB12345678', 'FORMAT'],
  ['٣٤٥٦٧٨٩', 'FORMAT'],
  ['<script>1234</script>', 'FORMAT'],
  ['DE136695975', 'CHECK_DIGIT'],
  ['GB980780685', 'CHECK_DIGIT'],
  ['CHE116281711', 'CHECK_DIGIT'],
] as const)('%j is none: %s', (number, fault) => {
  expect(taxNumberFault(number)).toBe(fault)
})

test('one wrong digit of a German number, and two that have changed places, are found', () => {
  const number = '136695976'
  for (let place = 1; place < 9; place++) {
    for (let digit = 0; digit < 10; digit++) {
      if (String(digit) === number[place]) continue
      expect(taxNumberFault(`DE${number.slice(0, place)}${digit}${number.slice(place + 1)}`)).toBe(
        'CHECK_DIGIT',
      )
    }
    if (number[place] === number[place - 1]) continue
    const swapped = number.slice(0, place - 1) + number[place]! + number[place - 1]! + number.slice(place + 1)
    expect(taxNumberFault(`DE${swapped}`)).toBe('CHECK_DIGIT')
  }
})

test('how a number is written for reading means nothing', () => {
  expect(plainTaxNumber(' de 136.695-976 ')).toBe('DE136695976')
})

test('every country is named once', () => {
  expect(countryCodes).toHaveLength(249)
  expect(new Set(countryCodes).size).toBe(249)
})
