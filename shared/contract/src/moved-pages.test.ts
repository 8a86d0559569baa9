import { movedPage } from './moved-pages'

test.each([
  ['analysis/imports', 'measurement-data/imports'],
  ['analysis/imports/new', 'measurement-data/imports/new'],
  ['analysis/counter-readings/mp%201', 'measurement-data/meter-readings/mp%201'],
  ['analysis/conversion-factors', 'measurement-data/conversion-factors'],
  ['analysis/virtual-meters/50', 'measurement-data/virtual-meters/50'],
  ['analysis', undefined],
  ['analysis/importsX', undefined],
  ['analysis/measurement-series/mp-1', undefined],
  ['measurement-data/imports', undefined],
  ['constructor/prototype', undefined],
  ['', undefined],
])('%j is %j now', (path, now) => {
  expect(movedPage(path)).toBe(now)
})
