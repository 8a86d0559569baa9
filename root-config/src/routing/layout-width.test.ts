import { layoutWidth } from './layout-width'

describe('the width of the layout', () => {
  it.each([
    ['/platform/home-portal', 'limited'],
    ['/platform/analysis', 'limited'],
    ['/platform/enms', 'wide'],
    ['/platform/enms/x', 'wide'],
    ['/platform/analysis/linear-regression', 'wide'],
    ['/platform/hp/measurement-series/7', 'wide'],
    ['/platform/organization', 'wide'],
    ['/platform/enms/redirection-page', 'limited'],
    ['/platform/organization/redirection-page/x', 'limited'],
    ['', 'limited'],
  ])('at %s is %s', (path, width) => {
    expect(layoutWidth(path)).toBe(width)
  })
})
