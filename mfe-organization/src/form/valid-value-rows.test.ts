import { applyDisplay } from '@energycockpit/i18n'
import { hasOtherThanFigure, rowOf, textOfRows, validValueOf } from './valid-value-rows'

afterEach(() => applyDisplay({}))

test.each(['comma-point', 'point-comma', 'space-comma', 'apostrophe-point', undefined])(
  'with the number format %s a form that is opened and saved changes no value',
  (numbers) => {
    applyDisplay({ numbers })
    for (const locale of ['de', 'en'] as const)
      for (const value of [1.234, 12_345.6, 1e-7, 1_234, 0.5])
        expect(validValueOf(rowOf({ from: null, value }, locale), locale)).toEqual({ from: null, value })
  },
)

test('a line whose figure is none is found, an empty one is not', () => {
  const text = (value: string) =>
    textOfRows([
      { value: '1.234,5', from: '' },
      { value, from: '2026-01-01' },
    ])
  expect(['', '12.345,6', '12 kWh'].map((value) => hasOtherThanFigure(text(value), 'de'))).toEqual([
    ...[false, false, true],
  ])
  expect(hasOtherThanFigure('', 'de')).toBe(false)
})
