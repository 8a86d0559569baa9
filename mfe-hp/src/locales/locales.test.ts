import de from './de.json'
import en from './en.json'

type Tree = { [key: string]: string | Tree }

const texts = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  )
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort()

describe('language files', () => {
  it('have the same keys in both languages', () => {
    expect(texts(de).map(([key]) => key)).toEqual(texts(en).map(([key]) => key))
  })

  it('take the same values', () => {
    expect(texts(de).map(([, text]) => placeholders(text))).toEqual(
      texts(en).map(([, text]) => placeholders(text)),
    )
  })
})
