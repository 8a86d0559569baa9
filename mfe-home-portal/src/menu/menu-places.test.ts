import { descriptionKey, menuPlaces } from './menu-places'

const home = { label: 'Home', glyph: 'home', url: '/platform/home-portal' }
const analysis = { label: 'Analysis', glyph: 'line_chart', url: '/platform/analysis' }
const status = { label: 'Status', url: '/platform/home-portal/status' }

describe('menuPlaces', () => {
  it('opens groups, keeps the order and leaves the landing page out', () => {
    const menu = [home, { label: 'Energy', items: [analysis, home] }, status]
    expect(menuPlaces(menu, home.url)).toEqual([analysis, status])
  })

  it('lists a place once, however often the menu leads to it', () => {
    expect(
      menuPlaces([analysis, { label: 'More', items: [{ ...analysis, label: 'Again' }] }], home.url),
    ).toEqual([analysis])
  })

  it('is empty for an empty menu and for empty groups', () => {
    expect(menuPlaces([], home.url)).toEqual([])
    expect(menuPlaces([{ label: 'Empty', items: [] }], home.url)).toEqual([])
  })
})

describe('descriptionKey', () => {
  it.each([
    ['/platform/analysis', 'entry.analysis'],
    ['/platform/home-portal/status/', 'entry.status'],
    ['/platform/analysis?node=1#top', 'entry.analysis'],
    ['/', 'entry.'],
  ])('%s → %s', (url, key) => {
    expect(descriptionKey(url)).toBe(key)
  })
})
