import { isEncrypted } from './encrypted'

const http = 'http://portal.example'
const https = 'https://portal.example'

test.each([
  ['the public URL alone', https, false, undefined, true],
  ['plain http', http, false, undefined, false],
  ['a header that nobody trusts', http, false, 'https', false],
  ['a trusted proxy with TLS', http, true, 'https', true],
  ['a trusted proxy without TLS', https, true, 'http', false],
  ['a trusted proxy that does not say', https, true, undefined, true],
  ['a trusted proxy that does not say, on http', http, true, '', false],
  ['proxies behind each other: the nearest counts', http, true, 'https, http', false],
  ['in capitals', http, true, 'HTTPS', true],
] as const)('%s', (_, publicUrl, trustProxy, forwarded, expected) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-proto': forwarded }
  expect(isEncrypted({ headers }, { publicUrl, trustProxy })).toBe(expected)
})
