import { canWrite } from './same-origin'

const portal = 'https://portal.example'
const ask = (method: string, fetchSite?: string, origin?: string) =>
  canWrite({ method, fetchSite, origin }, portal)

test.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and may come from anywhere', (method) => {
  expect(ask(method, 'cross-site', 'https://evil.example')).toBe(true)
})

describe.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s', (method) => {
  test('from the portal itself is let through', () => {
    expect(ask(method, 'same-origin', portal)).toBe(true)
    expect(ask(method, undefined, portal)).toBe(true)
  })

  test.each([
    ['another site', 'cross-site', 'https://evil.example'],
    ['a sibling host', 'same-site', 'https://other.portal.example'],
    ['the address bar', 'none', undefined],
    ['an opaque origin', undefined, 'null'],
    ['another scheme', undefined, 'http://portal.example'],
    ['another port', undefined, 'https://portal.example:8443'],
    ['a name that begins alike', undefined, 'https://portal.example.evil.org'],
    ['nobody knows where', undefined, undefined],
    ['another site that claims our origin', 'cross-site', portal],
  ])('from %s is refused', (_where, fetchSite, origin) => {
    expect(ask(method, fetchSite, origin)).toBe(false)
  })
})
