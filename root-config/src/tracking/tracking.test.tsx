import { createObservable } from '../portal/observable'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PortalContext } from '../shell/portal-context'
import type { Portal } from '../portal/portal'
import type { PortalState } from '../portal/portal-state'
import { readMenu } from '../menu/read-menu'
import { placeOf } from '../routing/place'
import { consentCookie, readConsent } from './consent'
import { isTrackingEnabled, mayTrack, type TrackingFacts } from './may-track'
import { pagePattern } from './page-pattern'
import { ConsentBanner, CookieSettings } from './tracking-parts'

const home = '/platform/home-portal'
const url = 'https://stats.example/matomo/'
const facts: TrackingFacts = {
  ...{ url, siteId: '7', rootPath: home, isRefusedByBrowser: false },
  consent: 'accepted',
}
const menu = readMenu(
  [
    { label: 'Analysis', url: '/platform/analysis' },
    { label: 'Actions', url: '/platform/enms/actions' },
  ],
  '/platform',
)
const routing = { basePath: '/platform', nonContextPath: home, features: new Set(['analysis', 'enms', 'hp']) }
const placeAt = (pathname: string) => placeOf({ pathname }, routing)

test('enabled: on the home-portal root always, on another with the flag, without url or site id nowhere', () => {
  const open = { ...facts, consent: undefined }
  expect(isTrackingEnabled(open)).toBe(true)
  expect(isTrackingEnabled({ ...open, rootPath: '/platform/enms' })).toBe(false)
  expect(isTrackingEnabled({ ...open, rootPath: '/platform/home-portal-of-others' })).toBe(false)
  expect(isTrackingEnabled({ ...facts, rootPath: '/platform/enms' })).toBe(true)
  for (const missing of [{ url: undefined }, { siteId: undefined }, { url: '' }, { siteId: '' }])
    expect(isTrackingEnabled({ ...facts, ...missing })).toBe(false)
})

test('sent: only with consent, on every root, and never against what the browser says', () => {
  for (const rootPath of [home, '/platform/enms', ''])
    for (const consent of ['accepted', 'declined', undefined] as const) {
      expect(mayTrack({ ...facts, rootPath, consent })).toBe(consent === 'accepted')
      expect(mayTrack({ ...facts, rootPath, consent, isRefusedByBrowser: true })).toBe(false)
    }
})

test.each([
  ['/platform/enms/actions/5b1f0c52-7d3a', '/platform/enms/actions'],
  ['/platform/analysis/measurement-series/mp-b2-gas', '/platform/analysis'],
  ['/platform/hp/account', '/platform/hp'],
  ['/platform/home-portal/static', '/platform/home-portal/static'],
  ['/platform/home-portal/legal/anything', '/platform/home-portal/legal'],
  ['/logout', undefined],
])('%s is told as %s', (path, page) => {
  expect(pagePattern(placeAt(path), menu, '/platform')).toBe(page)
})

test('the flag is kept for six months, for this site alone', () => {
  expect(consentCookie('declined', true)).toBe(
    'cookie-consent=declined; Path=/; Max-Age=15724800; SameSite=Lax; Secure',
  )
  expect(readConsent('a=b; cookie-consent=accepted')).toBe('accepted')
  expect(readConsent('cookie-consent=yes; x-cookie-consent=accepted')).toBeUndefined()
})

describe('in the page', () => {
  const sent = jest.fn(async (_address: string, _request: RequestInit) => new Response())
  beforeEach(() => {
    document.cookie = 'cookie-consent=; Max-Age=0; Path=/'
    globalThis.fetch = sent as typeof fetch
    sent.mockClear()
  })
  const pages = () =>
    sent.mock.calls.map(([, { body }]) => new URL((body as URLSearchParams).get('url')!).pathname)

  function open(properties: Record<string, string> = { trackingUrl: url, trackingSiteId: '7' }) {
    const place = placeAt('/platform/analysis/ranking')
    const state = createObservable({
      ...{ locale: 'en', menu, place, context: { properties, rootPath: home } },
    } as unknown as PortalState)
    render(
      <PortalContext value={{ state, routing } as unknown as Portal}>
        <ConsentBanner />
        <CookieSettings />
      </PortalContext>,
    )
    return { goTo: (path: string) => act(() => state.set({ place: placeAt(path) })) }
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('nothing before consent and nothing after a no, which is remembered', () => {
    const { goTo } = open()
    expect(screen.getByRole('region', { name: 'Cookie settings' })).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    goTo('/platform/enms/actions')
    press('Decline')
    goTo('/platform/analysis')
    expect(screen.queryByRole('region')).toBeNull()
    expect(readConsent()).toBe('declined')
    expect(sent).not.toHaveBeenCalled()
  })

  test('after a yes each page without its ids, until it is withdrawn', () => {
    const { goTo } = open()
    press('Accept')
    goTo('/platform/enms/actions/5b1f0c52')
    expect(pages()).toEqual(['/platform/analysis', '/platform/enms/actions'])
    const [address, request] = sent.mock.calls[0]!
    expect(address).toBe('https://stats.example/matomo/matomo.php')
    expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', mode: 'no-cors' })
    press('Cookie settings')
    expect(screen.getByText('You have accepted.')).toBeTruthy()
    press('Decline')
    goTo('/platform/analysis')
    expect(sent).toHaveBeenCalledTimes(2)
  })

  test('the focus goes on to the page, or back to where the settings were opened', () => {
    const main = document.body.appendChild(document.createElement('main'))
    main.innerHTML = '<h1 tabindex="-1">Analysis</h1>'
    open()
    const pressByKey = (name: string) => {
      screen.getByRole('button', { name }).focus()
      press(name)
    }
    pressByKey('Decline')
    expect(document.activeElement).toBe(main.firstChild)
    pressByKey('Cookie settings')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cookie settings' }))
    pressByKey('Accept')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cookie settings' }))
    main.remove()
  })

  test('withdrawn in another tab, nothing leaves here either', async () => {
    const { goTo } = open()
    press('Accept')
    sent.mockClear()
    document.cookie = 'cookie-consent=declined; Path=/'
    goTo('/platform/enms/actions')
    expect(sent).not.toHaveBeenCalled()
    press('Cookie settings')
    const otherTab = new BroadcastChannel('cookie-consent')
    otherTab.postMessage('declined')
    await waitFor(() => expect(screen.getByText('You have declined.')).toBeTruthy())
    otherTab.close()
    press('Decline')
  })

  test('a browser that refuses is not asked, and nothing is sent', () => {
    Object.assign(navigator, { globalPrivacyControl: true })
    document.cookie = 'cookie-consent=accepted; Path=/'
    open()
    expect(screen.queryByRole('region')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
    Object.assign(navigator, { globalPrivacyControl: undefined })
  })
})

const keysOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [key] : keysOf(value as object),
  )
test('the texts are the same in both languages', async () => {
  const [de, en] = await Promise.all([import('./texts/de.json'), import('./texts/en.json')])
  expect(keysOf(de.default)).toEqual(keysOf(en.default))
})
