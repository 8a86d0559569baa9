import { pageOfRoute } from './page-of-route'

describe('pageOfRoute', () => {
  it.each([
    [[], 'landing'],
    [[''], 'landing'],
    [['dashboard'], 'dashboard'],
    [['dashboard', 'more'], 'not-found'],
    [['static'], 'static'],
    [['register'], 'register'],
    [['status'], 'status'],
    [['operation'], 'operation'],
    [['audit'], 'audit'],
    [['users'], 'users'],
    [['users', 'more'], 'not-found'],
    [['appearance'], 'appearance'],
    [['wording'], 'wording'],
    [['appearance', 'more'], 'not-found'],
    [['notices'], 'notices'],
    [['notices', 'new'], 'notices'],
    [['notices', 'new', 'more'], 'not-found'],
    [['notifications'], 'notifications'],
    [['notifications', 'more'], 'not-found'],
    [['legal'], 'legal'],
    [['design'], 'design'],
    [['error'], 'error'],
    [['unknown'], 'not-found'],
    [['status', 'more'], 'not-found'],
    [['constructor'], 'not-found'],
    [['__proto__'], 'not-found'],
  ])('%j → %s', (subRoutes, page) => {
    expect(pageOfRoute(subRoutes)).toBe(page)
  })
})
