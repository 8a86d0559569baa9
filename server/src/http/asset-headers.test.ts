import { policyOfAsset } from './asset-headers'

test.each([
  ['text/javascript; charset=utf-8', "default-src 'self'"],
  ['application/javascript', "default-src 'self'"],
  ['text/css; charset=utf-8', undefined],
  ['font/woff2', undefined],
  ['image/png', undefined],
  ['application/json', undefined],
  ['image/svg+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['Image/SVG+XML; charset=utf-8', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['application/xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['application/xhtml+xml', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['application/pdf', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
  ['', "default-src 'none'; style-src 'unsafe-inline'; sandbox"],
])('the policy of a file of the type %s', (type, policy) => {
  expect(policyOfAsset(type)).toBe(policy)
})
