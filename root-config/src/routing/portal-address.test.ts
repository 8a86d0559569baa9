import { APP_START, browserAddress, portalAddress } from './portal-address'

const inApp = (hash: string) => portalAddress({ pathname: '/index.html', search: '?v=1', hash }, true)
const start = { pathname: APP_START, search: '', hash: '' }

describe("the portal's address", () => {
  it('is that of the browser on the web', () => {
    const address = { pathname: '/platform/analysis', search: '?a=1', hash: '#/platform/x' }
    expect(portalAddress(address, false)).toEqual(address)
    expect(browserAddress('/platform/analysis', false)).toBe('/platform/analysis')
  })

  it('is the fragment in the app', () => {
    expect(inApp('#/platform/analysis?a=1#b')).toEqual({
      pathname: '/platform/analysis',
      search: '?a=1',
      hash: '#b',
    })
    expect(browserAddress('/platform/analysis?a=1', true)).toBe('#/platform/analysis?a=1')
  })

  it.each([
    '',
    '#',
    '#main',
    '#//evil.example/x',
    '#/\\evil.example',
    '#https://evil.example',
    '#javascript:x',
    '#//[',
  ])('is the start of the app for %j', (hash) => {
    expect(inApp(hash)).toEqual(start)
  })
})
