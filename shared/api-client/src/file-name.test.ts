import fc from 'fast-check'
import { fileNameOf } from './file-name'

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename=values.csv', 'values.csv'],
  ['attachment; filename="Main meter.csv"', 'Main meter.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  [`attachment; filename="Z_hler.csv"; filename*=UTF-8''Z%C3%A4hler.csv`, 'Zähler.csv'],
  [`attachment; filename*=utf-8'de'Z%C3%A4hler.csv; filename="Z_hler.csv"`, 'Zähler.csv'],
  [`attachment; filename="plain.csv"; filename*=UTF-8''broken%E4.csv`, 'plain.csv'],
  ['attachment; filename=""', undefined],
])('%p names %p', (disposition, expected) => {
  expect(fileNameOf(disposition)).toBe(expected)
})

test('every name comes back as it was sent', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (name) => {
      const encoded = encodeURIComponent(name).replace(
        /['()*!]/g,
        (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
      )
      expect(fileNameOf(`attachment; filename="_"; filename*=UTF-8''${encoded}`)).toBe(name)
    }),
  )
})
