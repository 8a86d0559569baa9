import de from './texts/de'
import en from './texts/en'

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value as object, `${path}${key}.`),
  )

test('what the pages say, they say in both languages, and no file takes the place of another', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
  for (const page of ['points', 'closures', 'exchanges', 'formula', 'uses', 'page', 'fields'])
    expect(en).toHaveProperty(page)
})
