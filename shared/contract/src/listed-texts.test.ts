import fc from 'fast-check'
import { listedTexts, textsListed } from './listed-texts'

test('texts are the same when they are read again, whatever is in them', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[a,;" ]{1,8}$/))
  const texts = fc.array(text.map((one) => one.trim()).filter((one) => one !== ''))
  fc.assert(
    fc.property(texts, (given) => {
      expect(textsListed(listedTexts(given, ';'), ';')).toEqual(given)
      expect(textsListed(listedTexts(given, ','), ',;')).toEqual(given)
    }),
  )
})

test.each([
  ['Schulen, Labore; Büros', ['Schulen', 'Labore', 'Büros']],
  ['"Schulen, Nord",  Labore ,', ['Schulen, Nord', 'Labore']],
  ['6" Leitung, "Alt" und neu, "offen', ['6" Leitung', '"Alt" und neu', '"offen']],
  [' , ;', []],
])('%s, as somebody writes it', (list, texts) => {
  expect(textsListed(list, ',;')).toEqual(texts)
})

test('in a spreadsheet a comma alone ends nothing', () => {
  expect(textsListed('Schulen, Nord; Labore', ';')).toEqual(['Schulen, Nord', 'Labore'])
})
