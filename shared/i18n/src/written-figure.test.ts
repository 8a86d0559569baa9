import fc from 'fast-check'
import { applyDisplay } from './display'
import { createFormats } from './formats'
import { typedValue } from './typed-value'
import { writtenFigure } from './written-figure'
import { writtenNumber } from './written-number'
import { writtenValue } from './written-value'

afterEach(() => applyDisplay({}))

test.each([
  ['12.345,6', 'de', 12_345.6],
  ['12345,6', 'de', 12_345.6],
  ['12.345', 'de', 12_345],
  ['1.234', 'de', 1_234],
  ['12.5', 'de', 12.5],
  ['0.312', 'de', 0.312],
  ['0,312', 'en', 0.312],
  ['12,345.6', 'en', 12_345.6],
  ['12,345', 'en', 12_345],
  ['12.345', 'en', 12.345],
  ['12,345', 'de', 12.345],
  ['12,5', 'en', 12.5],
  ['12 345', 'en', 12_345],
  ['0', 'de', 0],
  [' 12\u00a0345,60 ', 'de', 12_345.6],
  ["12'345.6", 'de', 12_345.6],
  ['12’345’678', 'en', 12_345_678],
  // Of two signs the last is the decimal one, in whatever language.
  ['12.345,6', 'en', 12_345.6],
  ['12,345.6', 'de', 12_345.6],
  ['1.234.567', 'en', 1_234_567],
  ['1,234,567', 'de', 1_234_567],
  ['1.234.567,89', 'en', 1_234_567.89],
  [',5', 'de', 0.5],
  ['12,', 'de', 12],
  ['', 'de', undefined],
  [',', 'de', undefined],
  ['-5', 'de', undefined],
  ['1.2.3', 'en', undefined],
  ['1.2.3', 'de', undefined],
  ['12.34,5', 'de', undefined],
  ['1.2345,6', 'de', undefined],
  ['12.345,6,7', 'de', undefined],
  ['12.345.6', 'de', undefined],
  ['1,234.567,8', 'de', undefined],
  ['1 2', 'de', undefined],
  ['12,345 6', 'en', undefined],
  ['0.123.456', 'de', undefined],
  ['1e5', 'en', undefined],
  ['12 kWh', 'de', undefined],
  ['1234567890123', 'de', undefined],
] as const)('%j in %s is %j', (text, locale, figure) => {
  expect(writtenFigure(text, locale)).toBe(figure)
})

test.each([
  ['space-comma', '12.345', undefined],
  ['space-comma', '12.34', 12.34],
  ['space-comma', '12,345', 12.345],
  ['apostrophe-point', '12,345', undefined],
  ['apostrophe-point', '12.345', 12.345],
  ['comma-point', '12.345,6', 12_345.6],
  ['comma-point', '12.345', 12.345],
  ['point-comma', '12.345', 12_345],
] as const)('with the format %s, %j is %j', (numbers, text, figure) => {
  applyDisplay({ numbers })
  for (const locale of ['de', 'en'] as const) expect(writtenFigure(text, locale)).toBe(figure)
})

const formats = [undefined, 'comma-point', 'point-comma', 'space-comma', 'apostrophe-point'] as const
const locales = ['de', 'en'] as const

test('whatever a format writes is read as it was, parted or not, also below 0', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...formats),
      fc.constantFrom(...locales),
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      (numbers, locale, digits, places) => {
        applyDisplay(numbers ? { numbers } : {})
        const value = digits / 10 ** places
        for (const useGrouping of ['always', false] as const) {
          const written = writtenNumber(value, locale, { useGrouping, maximumFractionDigits: 6 })
          expect([written, writtenValue(written, locale)]).toEqual([written, value === 0 ? 0 : value])
        }
        expect(writtenValue(typedValue(value, locale), locale)).toBe(value === 0 ? 0 : value)
      },
    ),
  )
})

test('what two formats would read differently is never read as a third', () => {
  const text = fc.stringMatching(/^[1-9]{1,3}[.,][0-9]{3}$/)
  fc.assert(
    fc.property(
      text,
      fc.constantFrom(...formats),
      fc.constantFrom(...locales),
      (written, numbers, locale) => {
        applyDisplay(numbers ? { numbers } : {})
        const asOne = [Number(written.replace(',', '.')), Number(written.replace(/[.,]/, '')), undefined]
        expect(asOne).toContain(writtenFigure(written, locale))
      },
    ),
  )
})

test('the example of a format is in that format, and is read as it stands', () => {
  const written = formats.flatMap((numbers) =>
    locales.map((locale) => {
      applyDisplay(numbers ? { numbers } : {})
      const { exampleNumber } = createFormats(locale)
      expect(writtenFigure(exampleNumber, locale)).toBe(12_345.6)
      return exampleNumber
    }),
  )
  expect(written.slice(0, 4)).toEqual(['12.345,6', '12,345.6', '12,345.6', '12,345.6'])
})
