import { sectionOfRoute } from './section-of-route'

const sections = [{ path: '' }, { path: 'security' }]

test.each([
  [[], ''],
  [[''], ''],
  [['account'], ''],
  [['account', ''], ''],
  [['account', 'security'], 'security'],
  [['account', 'security', ''], 'security'],
  [['account', 'security', 'more'], undefined],
  [['account', 'more'], undefined],
  [['account', 'constructor'], undefined],
  [['devices'], undefined],
  [['security'], undefined],
])('%j is %s', (subRoutes, path) => {
  expect(sectionOfRoute(subRoutes, sections)?.path).toBe(path)
})
