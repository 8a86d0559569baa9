import { pageTitle } from './page-title'

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
