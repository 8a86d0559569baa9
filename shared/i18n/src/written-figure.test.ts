import { writtenFigure } from './written-figure'

test.each([
  ['12.345,6', 'de', 12_345.6],
  ['12345,6', 'de', 12_345.6],
  ['12.345', 'de', 12_345],
  ['12.5', 'de', 12.5],
  ['0.312', 'de', 0.312],
  ['0,312', 'en', 0.312],
  ['12,345.6', 'en', 12_345.6],
  ['12,345', 'en', 12_345],
  ['12,5', 'en', 12.5],
  ['12 345', 'en', 12_345],
  ['0', 'de', 0],
  ['', 'de', undefined],
  ['-5', 'de', undefined],
  ['1.2.3', 'en', undefined],
  ['1e5', 'en', undefined],
  ['12 kWh', 'de', undefined],
] as const)('%j in %s is %j', (text, locale, figure) => {
  expect(writtenFigure(text, locale)).toBe(figure)
})
