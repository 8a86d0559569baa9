import { readMenu } from '../menu/read-menu'
import { routedFeatures } from './routes'

const routed = (urls: string[], rootPath = '/platform/home-portal') => [
  ...routedFeatures(
    readMenu(
      urls.map((url) => ({ label: url, url })),
      '/platform',
    ),
    rootPath,
    '/platform',
  ),
]

describe('features with a route', () => {
  it('are those of the menu, each once, and that of the root path', () => {
    expect(routed(['/platform/analysis', '/platform/analysis/x', '/platform/home-portal/status'])).toEqual([
      'home-portal',
      'analysis',
    ])
  })
  it('maps registration and export to external affairs', () => {
    expect(routed(['/platform/registration', '/platform/export'])).toEqual(['home-portal', 'ea'])
  })
  it('counts a legacy page as the analysis that it leads to', () => {
    expect(routed(['/platform/sankey', '/platform/daily-profile'])).toEqual(['home-portal', 'analysis'])
  })
  it('leaves out what the shell shows by itself', () => {
    expect(routed(['/platform/blank', '/platform/public/x', '/platform/blocking-page'])).toEqual([
      'home-portal',
    ])
  })
  it('has the blocking page only in the middle of a log-in', () => {
    const none = readMenu([], '/platform')
    const during = (blockingPage: boolean) => [
      ...routedFeatures(none, '/platform/home-portal', '/platform', { blockingPage }),
    ]
    expect([during(true), during(false)]).toEqual([['blocking', 'home-portal'], ['home-portal']])
  })
  it('has the account of whoever is signed in, which is on no menu', () => {
    const none = readMenu([], '/platform')
    expect([...routedFeatures(none, '/platform/home-portal', '/platform', { account: true })]).toEqual([
      'hp',
      'home-portal',
    ])
  })
  it('ignores a root path outside of the portal', () => {
    expect(routed(['/platform/analysis'], 'https://evil.example/')).toEqual(['analysis'])
  })
})
