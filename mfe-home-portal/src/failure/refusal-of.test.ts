import de from '../locales/de.json'
import en from '../locales/en.json'
import { refusalOf } from './refusal-of'

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
