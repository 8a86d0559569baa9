import { layoutInLocale } from './layout-in-locale'

const de = { locale: { shortName: 'de' as const } }
const en = { locale: { shortName: 'en' as const } }

describe('the layout that is shown', () => {
  it("is the one in the user's language, wherever it stands", () => {
    expect([layoutInLocale([de, en], 'en'), layoutInLocale([en, de], 'en')]).toEqual([en, en])
  })

  it('is the first one when there is none in that language', () => {
    expect([layoutInLocale([de], 'en'), layoutInLocale([], 'en')]).toEqual([de, undefined])
  })
})
