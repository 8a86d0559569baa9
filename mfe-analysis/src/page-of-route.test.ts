import { pageOfRoute } from './page-of-route'

test.each([
  [[], { page: 'analysis' }],
  [['imports'], { page: 'imports' }],
  [['imports', ''], { page: 'imports' }],
  [['imports', 'new'], { page: 'upload' }],
  [['imports', '7'], { page: 'analysis' }],
  [['imports', 'new', 'more'], { page: 'analysis' }],
  [['measurement-series', 'mp-1'], { page: 'measurement-series', pointId: 'mp-1' }],
  [['measurement-series'], { page: 'analysis' }],
  [['measurement-series', 'mp-1', 'more'], { page: 'analysis' }],
  [['counter-readings'], { page: 'counter-readings', pointId: undefined }],
  [['counter-readings', 'mp-1'], { page: 'counter-readings', pointId: 'mp-1' }],
  [['counter-readings', 'mp-1', 'more'], { page: 'analysis' }],
  [['conversion-factors'], { page: 'conversion-factors' }],
  [['conversion-factors', 'more'], { page: 'analysis' }],
  [['virtual-meters'], { page: 'virtual-meters', which: undefined }],
  [['virtual-meters', 'new'], { page: 'virtual-meters', which: 'new' }],
  [['virtual-meters', '7', 'more'], { page: 'analysis' }],
  [['toString'], { page: 'analysis' }],
])('%j is %j', (subRoutes, expected) => {
  expect(pageOfRoute(subRoutes)).toEqual(expected)
})
