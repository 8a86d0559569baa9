import { pageOfRoute } from './page-of-route'

test.each([
  [[], { page: 'analysis' }],
  [['measurement-series', 'mp-1'], { page: 'measurement-series', pointId: 'mp-1' }],
  [['measurement-series'], { page: 'analysis' }],
  [['measurement-series', 'mp-1', 'more'], { page: 'analysis' }],
  [['imports', ''], { page: 'moved', to: 'measurement-data/imports' }],
  [['imports', 'new'], { page: 'moved', to: 'measurement-data/imports/new' }],
  [['counter-readings', 'mp 1'], { page: 'moved', to: 'measurement-data/meter-readings/mp%201' }],
  [['conversion-factors'], { page: 'moved', to: 'measurement-data/conversion-factors' }],
  [['virtual-meters', '7'], { page: 'moved', to: 'measurement-data/virtual-meters/7' }],
  [['ranking'], { page: 'widget', slug: 'ranking' }],
  [['ranking', 'more'], { page: 'analysis' }],
  // Which names there are is known to the page of one.
  [['toString'], { page: 'widget', slug: 'toString' }],
])('%j is %j', (subRoutes, expected) => {
  expect(pageOfRoute(subRoutes)).toEqual(expected)
})
