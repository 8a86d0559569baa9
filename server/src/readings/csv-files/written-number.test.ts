import { decimalSigns, thousandsSigns, type DecimalSign, type ThousandsSign } from '@energycockpit/contract'
import fc from 'fast-check'
import { writtenNumber } from './written-number'

test.each<[string, DecimalSign, ThousandsSign, number | undefined]>([
  ['1,5', ',', 'none', 1.5],
  ['1.5', '.', 'none', 1.5],
  ['1.234,5', ',', '.', 1234.5],
  ['1,234,567.8', '.', ',', 1234567.8],
  ['1 234,5', ',', ' ', 1234.5],
  ['1\u00a0234,5', ',', ' ', 1234.5],
  ["1'234.5", '.', "'", 1234.5],
  ['1’234.5', '.', "'", 1234.5],
  ['-0,25', ',', 'none', -0.25],
  ['−0,25', ',', 'none', -0.25],
  ['+7', ',', 'none', 7],
  [',5', ',', 'none', 0.5],
  ['5,', ',', 'none', 5],
  ['1,5E-3', ',', 'none', 0.0015],
  ['1.5', ',', 'none', undefined],
  ['1.5', ',', '.', undefined],
  ['12.34', ',', '.', undefined],
  ['1234.567', ',', '.', undefined],
  ['1,2,3', ',', 'none', undefined],
  ['', '.', 'none', undefined],
  ['.', '.', 'none', undefined],
  ['0x10', '.', 'none', undefined],
  ['1e999', '.', 'none', undefined],
  ['NaN', '.', 'none', undefined],
  ['1 kWh', '.', ' ', undefined],
])('%j with %j and %j', (text, decimalSign, thousandsSign, expected) => {
  expect(writtenNumber(text, { decimalSign, thousandsSign })).toBe(expected)
})

test('every number comes back from every way to write it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(...decimalSigns),
      fc.constantFrom(...thousandsSigns),
      (thousandths, decimalSign, thousandsSign) => {
        fc.pre(decimalSign !== thousandsSign)
        const number = thousandths / 1000
        const sign = thousandsSign === 'none' ? '' : thousandsSign
        const [whole, decimals] = Math.abs(number).toFixed(3).split('.')
        const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, sign)
        const text = `${number < 0 ? '-' : ''}${grouped}${decimalSign}${decimals}`
        expect(writtenNumber(text, { decimalSign, thousandsSign })).toBe(number)
      },
    ),
  )
})
