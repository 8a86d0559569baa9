import { choosing, idsOf } from './chosen-objects'

const point = { id: 'mp-1', isPoint: true }
const unit = { id: 'ou-1', isPoint: false }

test('the first object is shown on its own page, the others besides', () => {
  expect(choosing([unit, point])).toEqual({
    ...{ nodeId: 'ou-1', pointId: undefined, others: ['mp-1'], seriesId: undefined },
  })
  expect(choosing([point, unit])).toMatchObject({ nodeId: undefined, pointId: 'mp-1', others: ['ou-1'] })
  expect(choosing([])).toMatchObject({ nodeId: undefined, pointId: undefined, others: [] })
})

test('nothing is chosen twice', () => expect(choosing([unit, unit]).others).toEqual([]))

test('all that is chosen, in its order', () => {
  expect(idsOf({ nodeId: 'ou-1', pointId: undefined, others: ['mp-1', 'ou-2'] })).toEqual([
    'ou-1',
    'mp-1',
    'ou-2',
  ])
  expect(idsOf({ nodeId: undefined, pointId: undefined, others: [] })).toEqual([])
})
