import { applyDisplay } from './display'
import { createFormats } from './formats'
import { typedValue } from './typed-value'
import { writtenFigure } from './written-figure'
import { writtenNumber } from './written-number'
import { writtenValue } from './written-value'

afterEach(() => applyDisplay(undefined))

const locales = ['de', 'en'] as const
const styles = [undefined, 'comma-point', 'point-comma', 'space-comma', 'apostrophe-point'] as const
const cases = locales.flatMap((locale) => styles.map((numbers) => [locale, numbers] as const))
const figures = [
  0, 0.001, 0.5, 1, 9.99, 12, 999, 1000, 1234.5, 12_345.6, 123_456.78, 1_234_567, 987_654_321.125,
]

test.each(cases)('%s with %s: a figure is read as it was typed, and as it is written', (locale, numbers) => {
  applyDisplay({ numbers })
  for (const figure of figures) {
    expect(writtenFigure(typedValue(figure, locale), locale)).toBe(figure)
    expect(writtenValue(typedValue(-figure, locale), locale)).toBe(0 - figure)
    expect(writtenFigure(writtenNumber(figure, locale, { maximumFractionDigits: 10 }), locale)).toBe(figure)
  }
})

test.each([
  ['comma-point', '1,234.5', '12.3%'],
  ['point-comma', '1.234,5', '12,3%'],
  ['space-comma', '1\u202f234,5', '12,3%'],
  ['apostrophe-point', '1’234.5', '12.3%'],
])('%s writes %s in every language', (numbers, number, percent) => {
  applyDisplay({ numbers })
  for (const locale of locales) {
    const formats = createFormats(locale)
    expect(formats.number(1234.5, 1)).toBe(number)
    expect(formats.percent(0.123, 1).replace(/\s/, '')).toBe(percent)
    expect(formats.number(Number.NaN)).toBe('–')
  }
})

test('without a choice figures are those of the language', () => {
  applyDisplay({})
  expect(locales.map((locale) => createFormats(locale).number(1234.5, 1))).toEqual(['1.234,5', '1,234.5'])
})

test('the chosen unit is that of every figure of its kind but the smallest, and of no other kind', () => {
  applyDisplay({ energy: 'MWh', power: 'W', mass: 'kg' })
  const { quantity } = createFormats('en')
  const written = (value: number, unit: string) => quantity(value, unit).replace('\u00a0', ' ')
  expect([written(1234, 'kWh'), written(-25_000_000, 'kWh'), written(12, 'GWh'), written(15, 'kWh')]).toEqual(
    [...['1.23 MWh', '−25,000 MWh', '12,000 MWh', '0.015 MWh']],
  )
  expect(written(4, 'kWh')).toBe('4.00 kWh')
  expect([written(1.2, 'kW'), written(17.6, 't'), written(12, '°C'), written(5, 'm³')]).toEqual([
    ...['1,200 W', '17,600 kg', '12.0 °C', '5.00 m³'],
  ])
  // The sign of a unit, for figures that are not scaled.
  expect(createFormats('en').quantityParts(0, 'kWh').unit).toBe('kWh')
})

test('days are written as ISO 8601 does in the time zone of the place', () => {
  applyDisplay({ dates: 'iso' })
  const formats = createFormats('de')
  const at = '2026-11-20T23:30:00Z'
  expect(formats.date(at, 'Europe/Berlin')).toBe('2026-11-21')
  expect(formats.dateTime(at, 'UTC')).toBe('2026-11-20, 23:30')
  expect(formats.longDate(at, 'Europe/Berlin')).toBe('Samstag, 2026-11-21')
  expect(formats.period('2026-11-01T00:00Z', '2026-11-08T00:00Z', 'UTC')).toBe('2026-11-01 – 2026-11-07')
  expect(formats.month(at, 'UTC')).toBe('November 2026')
})
