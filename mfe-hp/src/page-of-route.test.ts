import { pageOfRoute } from './page-of-route'

test.each([
  [[], 'account'],
  [[''], 'account'],
  [['account'], 'account'],
  [['account', ''], 'account'],
  [['account', 'more'], 'not-found'],
  [['devices'], 'not-found'],
])('%j is %s', (subRoutes, page) => {
  expect(pageOfRoute(subRoutes)).toBe(page)
})
