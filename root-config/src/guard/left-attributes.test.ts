import { changesBack, type Wanted } from './left-attributes'

const wanted: Wanted = {
  attributes: new Map([
    ['lang', 'en'],
    ['data-theme', undefined],
  ]),
  ownClass: 'analysis',
  isOwnClass: (name) => ['analysis', 'weather'].includes(name),
}
/** What the html element gets, by name; null is taken away. */
const back = (before: Record<string, string>, now: Record<string, string>) =>
  Object.fromEntries(changesBack(before, now, wanted).map(({ name, value }) => [name, value ?? null]))

describe('attributes that a feature has changed', () => {
  it('go back to what the shell wants now, else to what they were', () => {
    expect(
      back(
        { lang: 'de', 'data-theme': 'dark', dir: 'ltr' },
        { lang: 'fr', 'data-theme': 'neon', style: 'overflow: hidden', class: 'analysis' },
      ),
    ).toEqual({ lang: 'en', 'data-theme': null, dir: 'ltr', style: null })
  })

  it('are left alone when nothing is wrong with them', () => {
    expect(back({ lang: 'de' }, { lang: 'en', class: 'analysis' })).toEqual({})
    expect(back({ lang: 'en', class: 'a b' }, { lang: 'en', class: 'b  analysis a a' })).toEqual({})
  })

  it('lose classes, keep those of before, and get the one of the feature that stands', () => {
    expect(
      back({ lang: 'en', class: 'weather print' }, { lang: 'en', class: 'analysis modal-open' }),
    ).toEqual({
      class: 'print analysis',
    })
    expect(back({ lang: 'en' }, { lang: 'en', class: 'weather' })).toEqual({ class: 'analysis' })
    const without = changesBack(
      {},
      { class: 'modal-open' },
      { ...wanted, attributes: new Map(), ownClass: '' },
    )
    expect(without).toEqual([{ name: 'class', value: undefined }])
  })

  it('are not those of extensions and of the translation that the browser offers', () => {
    expect(
      back(
        { lang: 'en' },
        {
          lang: 'fr',
          class: 'analysis translated-ltr',
          'data-darkreader-mode': 'dynamic',
          'data-gr-c-s': '',
        },
      ),
    ).toEqual({})
  })
})
