import { dashboardTiles, standardTiles, type PlacedTile } from '@energycockpit/contract'
import fc from 'fast-check'
import { heightOf, rowsAtOnce, wallPages } from './wall-pages'

const names = (tiles: readonly PlacedTile[]) => wallPages(tiles).map((page) => page.map(({ tile }) => tile))

test('the standard tiles are on six pages, each long list on one of its own', () => {
  expect(names(standardTiles)).toEqual([
    ['CONSUMPTION', 'FORECAST', 'PEAK'],
    ['COST', 'CARBON', 'ACTIONS', 'BUDGET', 'TASKS'],
    ['ANOMALIES'],
    ['SELF_SUPPLY', 'BASELINE'],
    ['QUALITY'],
    ['MOVERS'],
  ])
})

test('a tile that finds no room in a row begins the next one', () => {
  expect(
    names([
      { tile: 'PEAK', width: 2 },
      { tile: 'COST', width: 2 },
      { tile: 'CARBON', width: 2 },
    ]),
  ).toEqual([['PEAK', 'COST'], ['CARBON']])
  expect(names([])).toEqual([])
})

test('every tile is on one page, in order, and none is higher than its rows', () => {
  const tiles = fc
    .shuffledSubarray([...dashboardTiles])
    .chain((some) =>
      fc.tuple(
        ...some.map((tile) => fc.record({ tile: fc.constant(tile), width: fc.integer({ min: 1, max: 3 }) })),
      ),
    )
  fc.assert(
    fc.property(tiles, (placed) => {
      const pages = wallPages(placed)
      expect(pages.flat()).toEqual(placed)
      for (const page of pages) {
        const room = page.reduce((sum, { tile, width }) => sum + width * heightOf(tile), 0)
        expect(room).toBeLessThanOrEqual(3 * rowsAtOnce)
      }
    }),
  )
})
