import { loadStates } from '@energycockpit/contract'
import { isInForce, isRunning } from './load-rules'

test('what has not ended is under way', () => {
  expect(loadStates.filter((state) => isRunning({ state }))).toEqual(['STAGING', 'KEEPING', 'WRITING'])
})

test('an undo that was taken back leaves in force what it undid', () => {
  const loads = [
    { id: 4, undoneBy: null },
    { id: 3, undoneBy: 4 },
    { id: 2, undoneBy: 3 },
    { id: 1, undoneBy: 2 },
    { id: 0, undoneBy: 99 },
  ]
  expect(loads.filter((load) => isInForce(load, loads)).map(({ id }) => id)).toEqual([4, 2])
})
