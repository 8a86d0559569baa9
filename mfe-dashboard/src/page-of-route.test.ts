import { pageOfRoute } from './page-of-route'

test.each([
  [[], { page: 'first' }],
  [[''], { page: 'first' }],
  [['nothing'], { page: 'first' }],
  [['overview'], { page: 'overview' }],
  [['overview', 'more'], { page: 'first' }],
  [['today'], { page: 'today' }],
  [['carbon'], { page: 'carbon' }],
  [['carbon', 'more'], { page: 'first' }],
  [['actions'], { page: 'actions' }],
  [['actions', ''], { page: 'actions' }],
  [['actions', 'a1'], { page: 'actions', actionId: 'a1' }],
  [['actions', 'a1', 'more'], { page: 'first' }],
  [['budgets'], { page: 'budgets' }],
  [['budgets', 'b1'], { page: 'budgets', budgetId: 'b1' }],
  [['energy-uses'], { page: 'energy-uses' }],
  [['energy-uses', 'u1'], { page: 'energy-uses', useId: 'u1' }],
  [['energy-uses', 'u1', 'more'], { page: 'first' }],
  [['indicators'], { page: 'indicators' }],
  [['indicators', 'i1'], { page: 'indicators', indicatorId: 'i1' }],
  [['indicators', 'i1', 'more'], { page: 'first' }],
])('%j', (route, page) => {
  expect(pageOfRoute(route)).toEqual(page)
})
