import type { DashboardTile, PlacedTile } from '@energycockpit/contract'

const columns = 3
/** So many rows of tiles are on the screen at once: with more, nobody could read them from afar. */
export const rowsAtOnce = 2

/** A list takes the height of two tiles with figures. */
export const heightOf = (tile: DashboardTile): number => (tile === 'MOVERS' || tile === 'ANOMALIES' ? 2 : 1)

/** The tiles in rows of three columns, and some rows to a page; each tile is whole on one page, in their order. */
export function wallPages(tiles: readonly PlacedTile[]): PlacedTile[][] {
  const pages: PlacedTile[][] = []
  let freeHeight = 0
  for (const row of rowsOf(tiles)) {
    const height = Math.max(...row.map(({ tile }) => heightOf(tile)))
    if (height > freeHeight) {
      pages.push([])
      freeHeight = rowsAtOnce
    }
    pages.at(-1)!.push(...row)
    freeHeight -= height
  }
  return pages
}

function rowsOf(tiles: readonly PlacedTile[]): PlacedTile[][] {
  const rows: PlacedTile[][] = []
  let free = 0
  for (const tile of tiles) {
    if (tile.width > free) {
      rows.push([])
      free = columns
    }
    rows.at(-1)!.push(tile)
    free -= tile.width
  }
  return rows
}
