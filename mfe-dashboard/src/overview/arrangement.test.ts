import { standardTiles, type PlacedTile } from '@energycockpit/contract'
import { missingTiles, moved, removed, resized } from './arrangement'

const tiles: PlacedTile[] = [
  { tile: 'CONSUMPTION', width: 3 },
  { tile: 'PEAK', width: 1 },
  { tile: 'ACTIONS', width: 2 },
]
const names = (placed: readonly PlacedTile[]) => placed.map(({ tile }) => tile)

test('tiles are moved one place, and not beyond the ends', () => {
  expect(names(moved(tiles, 1, -1))).toEqual(['PEAK', 'CONSUMPTION', 'ACTIONS'])
  expect(names(moved(tiles, 1, 1))).toEqual(['CONSUMPTION', 'ACTIONS', 'PEAK'])
  expect(moved(tiles, 0, -1)).toEqual(tiles)
  expect(moved(tiles, 2, 1)).toEqual(tiles)
})

test('a tile is made wider until it is the narrowest again', () => {
  expect([0, 1, 2].map((place) => resized(tiles, place)[place]!.width)).toEqual([1, 2, 3])
})

test('what is taken away can be added again', () => {
  const left = removed(standardTiles, 0)
  expect(missingTiles(standardTiles)).toEqual([])
  expect(missingTiles(left)).toEqual(['CONSUMPTION'])
})
