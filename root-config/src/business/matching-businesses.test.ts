import { matchingBusinesses } from './matching-businesses'

const businesses = [
  { id: 1, name: 'Stadtwerke Köln' },
  { id: 2, name: 'Fenland Colleges' },
  { id: 3, name: 'Fenland Estates Group' },
]

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['koln', [1]],
  ['KÖLN', [1]],
  ['estates fen', [3]],
  ['fenland', [2, 3]],
  ['nothing', []],
])('%j finds %j', (search, ids) => {
  expect(matchingBusinesses(businesses, search).map(({ id }) => id)).toEqual(ids)
})
