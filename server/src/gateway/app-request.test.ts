import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { isRequestedByApp } from './app-request'

const app = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile EnergyCockpitApp/1.0'

test.each([
  [app, true],
  ['EnergyCockpitApp/12', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0', false],
  ['NoEnergyCockpitApp/1.0', false],
  ['EnergyCockpitApp', false],
  [undefined, false],
])('%j: %j', (userAgent, expected) => {
  expect(isRequestedByApp({ headers: { 'user-agent': userAgent } })).toBe(expected)
})

describe('without a session', () => {
  let server: SharedServer
  beforeAll(async () => {
    server = await sharedServer()
  }, 120_000)

  it('the app gets the page, which tells nothing of anybody, and no calls', async () => {
    const stranger = SignedInClient.anonymous(server.url)
    const headers = { 'user-agent': app }
    const page = await stranger.get<string>('/platform/home-portal', { ...headers, accept: 'text/html' })
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.body).toContain('"signedIn":false')
    expect(page.headers.getSetCookie()).toEqual([])
    for (const path of ['/whoami', '/uic-context', '/rest/secure/blocking-info'])
      expect([path, (await stranger.get(path, headers)).status]).toEqual([path, 302])
    const other = await stranger.get('/platform/home-portal', { accept: 'text/html' })
    expect(other.headers.get('location')).toMatch(/^\/login\?/)
  })
})
