import { createFormats } from '@energycockpit/i18n'
import { columnFigures } from './column-figures'

const english = createFormats('en')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('figures of a column have one unit, that of the greatest, and as many decimal places each', () => {
  const { write, writeSigned } = columnFigures([22_200, null, 900, -80], 'kWh', english)
  expect([22_200, 900, -80, null].map((value) => plain(write(value)))).toEqual([
    ...['22.20 MWh', '0.90 MWh', '−0.08 MWh', '–'],
  ])
  expect([3_333, -80, 0, null].map((value) => plain(writeSigned(value)))).toEqual([
    ...['+3.33 MWh', '−0.08 MWh', '0.00 MWh', '–'],
  ])
})

test('in German they have German signs, and nothing has the unit as it is', () => {
  const { write } = columnFigures([], 'm³', createFormats('de'))
  expect(plain(write(1_234.5))).toBe('1.235 m³')
})

test.each([
  ['en', 315_692, ['£315,692', '−£80', '+£900']],
  ['en', 12.5, ['£12.50', '−£80.00', '+£900.00']],
  ['de', 315_692, ['315.692 £', '−80 £', '+900 £']],
] as const)('money has its sign where the language puts it (%s, %d)', (locale, greatest, written) => {
  const { write, writeSigned } = columnFigures([greatest], 'GBP', createFormats(locale))
  expect([write(greatest), write(-80), writeSigned(900)].map(plain)).toEqual(written)
})
