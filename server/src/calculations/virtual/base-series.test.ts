import { baseSeries } from './base-series'
import type { FormulaPart } from './plan-virtual'

const part = (id: number, formula: string | null = null): [number, FormulaPart] => [
  id,
  { id, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H', timeZone: 'UTC', formula },
]

test('a virtual meter is made of stored series over any depth, each counted once', () => {
  const parts = new Map([
    ...[1, 2, 3].map((id) => part(id)),
    part(4, '[1] + [2]'),
    part(5, 'max([4], [2])'),
    part(6, '2 * [5] - [4] + [3]'),
  ])
  const ids = (id: number) => baseSeries(id, parts).map((one) => one.id)
  expect(ids(1)).toEqual([1])
  expect(ids(4)).toEqual([1, 2])
  expect(ids(5).sort()).toEqual([1, 2])
  expect(ids(6).sort()).toEqual([1, 2, 3])
  // What is not among the parts is stored, and made of nothing.
  expect(ids(9)).toEqual([])
})
