import { pageLocale } from './page-locale'

test.each([
  [{ chosen: 'en', uiLocales: 'de', cookie: 'de', acceptLanguage: 'de' }, 'en'],
  [{ uiLocales: 'fr en-GB de', cookie: 'de' }, 'en'],
  [{ cookie: 'en', acceptLanguage: 'de' }, 'en'],
  [{ acceptLanguage: 'fr;q=1, de;q=0.4, en-US;q=0.9' }, 'en'],
  [{ acceptLanguage: 'en;q=0, de' }, 'de'],
  [{ chosen: 'xx', acceptLanguage: 'EN' }, 'en'],
  [{ acceptLanguage: ';;q=,,*' }, 'de'],
  [{}, 'de'],
] as const)('%j reads %s', (wishes, locale) => {
  expect(pageLocale(wishes)).toBe(locale)
})
