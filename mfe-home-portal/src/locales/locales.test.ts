import administrationDe from '../administration/locales/de.json'
import administrationEn from '../administration/locales/en.json'
import appearanceDe from '../appearance/locales/de.json'
import appearanceEn from '../appearance/locales/en.json'
import newsDe from '../news/locales/de.json'
import newsEn from '../news/locales/en.json'
import wordingDe from '../wording/locales/de.json'
import wordingEn from '../wording/locales/en.json'
import registrationDe from '../registration/locales/de.json'
import registrationEn from '../registration/locales/en.json'
import de from './de.json'
import en from './en.json'

type Tree = { [key: string]: string | Tree }

const texts = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : texts(value, `${prefix}${key}.`),
  )
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort()

describe.each([
  ['of the feature', de, en],
  ['of administration', administrationDe, administrationEn],
  ['of the appearance', appearanceDe, appearanceEn],
  ['of news', newsDe, newsEn],
  ['of the wording', wordingDe, wordingEn],
  ['of the registration', registrationDe, registrationEn],
])('language files %s', (_whose, german, english) => {
  it('have the same keys in both languages', () => {
    expect(texts(german).map(([key]) => key)).toEqual(texts(english).map(([key]) => key))
  })

  it('take the same values', () => {
    expect(texts(german).map(([, text]) => placeholders(text))).toEqual(
      texts(english).map(([, text]) => placeholders(text)),
    )
  })
})

test.each([administrationEn, newsEn])(
  'a text of some pages takes the place of none of the feature',
  (ofPages) => {
    expect(Object.keys(ofPages).filter((key) => key in en)).toEqual([])
  },
)
