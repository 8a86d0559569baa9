import type { FeatureLoad } from '@energycockpit/contract'
import { cellsOf } from './load-time-cells'

const load: FeatureLoad = {
  featureId: 'analysis',
  version: '0a1b2c3d',
  way: 'first',
  totalMs: 800,
  loadMs: 300,
  mountMs: 400,
  standsFor: 1,
}

test('loads that took about as long become one cell', () => {
  expect(cellsOf([load, { ...load, totalMs: 801, loadMs: 310 }])).toEqual([
    {
      feature_id: 'analysis',
      version: '0a1b2c3d',
      way: 'first',
      bucket: 71,
      loads: 2,
      total_ms: 1601,
      load_ms: 610,
    },
  ])
})

test('a load that stands for several counts as often', () => {
  expect(cellsOf([{ ...load, standsFor: 10 }])).toMatchObject([{ loads: 10, total_ms: 8000, load_ms: 3000 }])
})

test.each<[string, Partial<FeatureLoad>]>([
  ['feature', { featureId: 'enms' }],
  ['version', { version: null }],
  ['way', { way: 'seen' }],
  ['duration', { totalMs: 1_600 }],
])('another %s is another cell, and the order of the loads does not matter', (_, change) => {
  const other = { ...load, ...change }
  const cells = cellsOf([load, other])
  expect(cells).toHaveLength(2)
  expect(cellsOf([other, load])).toEqual(cells)
})

test('no loads are no cells', () => {
  expect(cellsOf([])).toEqual([])
})
