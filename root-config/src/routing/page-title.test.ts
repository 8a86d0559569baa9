import { pageTitle, titledFeature } from './page-title'

describe('the page title', () => {
  const titles: Record<string, string> = { analysis: 'Analyse', empty: '' }
  it.each([
    ['analysis', 'Server title', 'Analyse'],
    ['other', 'Server title', 'Server title'],
    ['empty', 'Server title', 'Server title'],
    ['other', '', 'EnergyCockpit'],
  ])('of %s with the context title %j is %s', (featureId, contextTitle, expected) => {
    expect(pageTitle(featureId, contextTitle, (id) => titles[id])).toBe(expected)
  })
})

describe('the feature whose title a page has', () => {
  const at = (kind: 'feature' | 'public' | 'blank', featureId: string, ...subRoutes: string[]) =>
    titledFeature({ kind, featureId, subRoutes, path: '' })
  it.each([
    [at('feature', 'analysis'), 'analysis'],
    [at('feature', 'home-portal', 'status'), 'home-portal'],
    [at('public', 'home-portal', 'register'), 'ea'],
    [at('public', 'home-portal', 'legal'), ''],
    [at('blank', 'blank'), ''],
    [titledFeature({ kind: 'blocking', path: '', featureId: 'blocking', subRoutes: [] }), 'blocking'],
    [titledFeature({ kind: 'logout' }), ''],
  ])('%j is %j', (found, expected) => {
    expect(found).toBe(expected)
  })
})
