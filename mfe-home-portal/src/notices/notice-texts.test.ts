import { emptyTexts, faultsOf, headlineOf, layoutOf, textsOfLayout, type NoticeTexts } from './notice-texts'

const terms = (change: object): NoticeTexts => {
  const whole = { headline: 'Terms', mainContent: 'Words', ...change }
  const { de, en } = emptyTexts.pageContent
  return { ...emptyTexts, pageContent: { de: { ...de, ...whole }, en: { ...en, ...whole } } }
}

test.each(['TERMS_AND_CONDITIONS', 'TAF7', 'INFORMATION'])('what is written for %s comes back', (type) => {
  const layout = layoutOf(type, terms({ extra: 'More' }))
  expect(layout.map(({ locale }) => locale.shortName)).toEqual(['de', 'en'])
  expect(layoutOf(type, textsOfLayout(type, layout))).toEqual(layout)
})

test('a language that a version lacks is empty', () => {
  const [, english] = layoutOf('TERMS_AND_CONDITIONS', terms({}))
  const texts = textsOfLayout('TERMS_AND_CONDITIONS', [english] as never)
  expect([
    headlineOf('TERMS_AND_CONDITIONS', texts, 'de'),
    headlineOf('TERMS_AND_CONDITIONS', texts, 'en'),
  ]).toEqual(['', 'Terms'])
})

const faults = (type: string, texts: NoticeTexts) =>
  faultsOf(type, texts).map(({ locale, field, kind }) => `${locale} ${field} ${kind}`)

test('what nobody could confirm is named, in each language', () => {
  expect(faults('TERMS_AND_CONDITIONS', emptyTexts)).toEqual([
    ...['de headline missing', 'de mainContent missing', 'en headline missing', 'en mainContent missing'],
  ])
  expect(faults('TAF7', emptyTexts)).toEqual([
    ...['de title missing', 'de content missing', 'en title missing', 'en content missing'],
  ])
  expect(faults('TERMS_AND_CONDITIONS', terms({}))).toEqual([])
})

test.each([
  ['https://fenland.example/terms.pdf', []],
  ['HTTP://fenland.example', []],
  ['/platform/home-portal/legal', []],
  ['//elsewhere.example', ['linkUrl link']],
  ['javascript:alert(1)', ['linkUrl link']],
  ['terms.pdf', ['linkUrl link']],
  ['https://', ['linkUrl link']],
])('a link to %s', (linkUrl, wrong) => {
  expect(faults('TERMS_AND_CONDITIONS', terms({ linkUrl, linkText: 'PDF' }))).toEqual([
    ...wrong.map((fault) => `de ${fault}`),
    ...wrong.map((fault) => `en ${fault}`),
  ])
})

test('a link has both a text and an address', () => {
  expect(faults('TERMS_AND_CONDITIONS', terms({ linkUrl: '/x' }))[0]).toBe('de linkText missing')
  expect(faults('TERMS_AND_CONDITIONS', terms({ linkText: 'x' }))[0]).toBe('de linkUrl missing')
})
