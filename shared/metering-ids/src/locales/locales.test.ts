import de from './de.json'
import en from './en.json'

type Texts = { [key: string]: string | Texts }

/** Every key with the names of what is put into its text. */
function slotsOf(texts: Texts, above = ''): [string, string[]][] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[`${above}${key}`, [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!).sort()]]
      : slotsOf(text, `${above}${key}.`),
  )
}

test('both languages have the same texts, with the same things put in', () => {
  expect(slotsOf(de)).toEqual(slotsOf(en))
})
