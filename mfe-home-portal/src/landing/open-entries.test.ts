import { descriptionKey, openEntries } from './open-entries'

const home = { label: 'Home', glyph: 'home', url: '/platform/home-portal' }
const analysis = { label: 'Analysis', glyph: 'line_chart', url: '/platform/analysis' }
const status = { label: 'Status', url: '/platform/home-portal/status' }

describe('openEntries', () => {
  it('opens groups, keeps the order and leaves the landing page out', () => {
    const menu = [home, { label: 'Energy', items: [analysis, home] }, status]
    expect(openEntries(menu, home.url)).toEqual([analysis, status])
  })

  it('lists a place once, however often the menu leads to it', () => {
    expect(
      openEntries([analysis, { label: 'More', items: [{ ...analysis, label: 'Again' }] }], home.url),
    ).toEqual([analysis])
  })

  it('is empty for an empty menu and for empty groups', () => {
    expect(openEntries([], home.url)).toEqual([])
    expect(openEntries([{ label: 'Empty', items: [] }], home.url)).toEqual([])
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
