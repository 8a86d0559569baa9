import { isEncrypted } from './encrypted'

const http = 'http://portal.example'
const https = 'https://portal.example'

test.each([
  ['the public URL alone', https, 0, undefined, true],
  ['plain http', http, 0, undefined, false],
  ['a header that nobody trusts', http, 0, 'https', false],
  ['a trusted proxy with TLS', http, 1, 'https', true],
  ['a trusted proxy without TLS', https, 1, 'http', false],
  ['a trusted proxy that does not say', https, 1, undefined, true],
  ['a trusted proxy that does not say, on http', http, 1, '', false],
  ['proxies behind each other: the nearest counts', http, 1, 'https, http', false],
  ['in capitals', http, 1, 'HTTPS', true],
] as const)('%s', (_, publicUrl, trustProxy, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded }
  expect(isEncrypted({ headers }, { publicUrl, trustProxy })).toBe(expected)
})
