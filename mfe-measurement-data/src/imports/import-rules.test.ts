import { importStates } from '@energycockpit/contract'
import { isInForce, isRunning } from './import-rules'

test('what has not ended is under way', () => {
  expect(importStates.filter((state) => isRunning({ state }))).toEqual([
    'STAGING',
    'BACKING_UP',
    'COMMITTING',
  ])
})

test('an undo that was taken back leaves in force what it undid', () => {
  const imports = [
    { id: 4, undoneBy: null },
    { id: 3, undoneBy: 4 },
    { id: 2, undoneBy: 3 },
    { id: 1, undoneBy: 2 },
    { id: 0, undoneBy: 99 },
  ]
  expect(imports.filter((readingImport) => isInForce(readingImport, imports)).map(({ id }) => id)).toEqual([
    4, 2,
  ])
})
