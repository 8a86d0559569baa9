import { LOADS_PER_REPORT, type FeatureLoad } from '@energycockpit/contract'
import { createLoadBatch } from './load-batch'

const load = { featureId: 'analysis', version: null, way: 'seen', totalMs: 9, loadMs: 1, mountMs: 8 } as const

function batchOf(count: number): FeatureLoad[][] {
  const sent: FeatureLoad[][] = []
  const batch = createLoadBatch((loads) => sent.push(loads))
  for (let added = 0; added < count; added += 1) batch.add(load)
  batch.flush()
  batch.flush()
  return sent
}

test('loads wait for each other and are sent once', () => {
  expect(batchOf(3)).toEqual([[1, 2, 3].map(() => ({ ...load, standsFor: 1 }))])
})

test('nothing is sent when there is nothing to tell', () => {
  expect(batchOf(0)).toEqual([])
})

test('no report is longer than the server takes', () => {
  expect(batchOf(49).map((loads) => loads.length)).toEqual([LOADS_PER_REPORT, 24])
})

test('much use is told by a sample that stands for all', () => {
  const loads = batchOf(1_050).flat()
  expect(loads).toHaveLength(150)
  expect(loads.reduce((sum, { standsFor }) => sum + standsFor, 0)).toBe(1_050)
})
