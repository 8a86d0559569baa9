import de from '../locales/de.json'
import en from '../locales/en.json'
import { refusalOf, stopOf } from './refusal-of'

test.each(['BUSINESS_UNKNOWN', 'NO_ROLE', 'ACCOUNT_DISABLED'] as const)(
  '%s has a text in both languages',
  (code) => {
    expect(refusalOf(`?code=${code}&id=4f2a`)).toBe(code)
    for (const texts of [de, en]) expect(texts.failure.refused[code]).toMatch(/\w/)
  },
)

test.each(['', '?code=SIGN_IN_REFUSED', '?code=toString', '?code=no_role', '?id=NO_ROLE'])(
  '%j names no refusal',
  (search) => {
    expect(refusalOf(search)).toBeUndefined()
  },
)

test.each([
  'ACTION_TOKEN_INVALID',
  'ACTION_TOKEN_EXPIRED',
  'ACTION_TOKEN_USED',
  'ACTION_TOKEN_FOREIGN',
] as const)('%s has a text in both languages', (code) => {
  expect([stopOf(`?code=${code}&id=4f2a`), refusalOf(`?code=${code}`)]).toEqual([code, undefined])
  for (const texts of [de, en]) expect(texts.failure.stopped[code]).toMatch(/\w/)
})
