import { dashboardTiles, type DashboardTile, type PlacedTile } from '@energycockpit/contract'

/** The tile at a place goes one place earlier (-1) or later (1); at either end it stays. */
export function moved(tiles: readonly PlacedTile[], place: number, by: -1 | 1): PlacedTile[] {
  const to = place + by
  if (to < 0 || to >= tiles.length) return [...tiles]
  const order = [...tiles]
  const [tile] = order.splice(place, 1)
  order.splice(to, 0, tile!)
  return order
}

/** One column wider, and after three the narrowest again. */
export const resized = (tiles: readonly PlacedTile[], place: number): PlacedTile[] =>
  tiles.map((tile, at) => (at === place ? { ...tile, width: (tile.width % 3) + 1 } : tile))

export const removed = (tiles: readonly PlacedTile[], place: number): PlacedTile[] =>
  tiles.filter((_, at) => at !== place)

/** Those that are not shown. */
export const missingTiles = (tiles: readonly PlacedTile[]): DashboardTile[] =>
  dashboardTiles.filter((name) => tiles.every(({ tile }) => tile !== name))
