import { pageOfRoute } from './page-of-route'

test.each([
  ['imports', { page: 'imports' }],
  ['imports/new', { page: 'upload' }],
  ['imports/17', { page: 'first' }],
  ['conversion-factors', { page: 'conversion-factors' }],
  ['conversion-factors/x', { page: 'first' }],
  ['virtual-meters', { page: 'virtual-meters', which: undefined }],
  ['virtual-meters/new', { page: 'virtual-meters', which: 'new' }],
  ['virtual-meters/50', { page: 'virtual-meters', which: '50' }],
  ['virtual-meters/50/more', { page: 'first' }],
  ['meter-readings', { page: 'meter-readings', pointId: undefined }],
  ['meter-readings/mp-1', { page: 'meter-readings', pointId: 'mp-1' }],
  ['meter-readings//mp-1/', { page: 'meter-readings', pointId: 'mp-1' }],
  ['', { page: 'first' }],
  ['anything', { page: 'first' }],
])('%j is %j', (path, page) => {
  expect(pageOfRoute(path.split('/'))).toEqual(page)
})
