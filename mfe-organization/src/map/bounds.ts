export interface Coordinates {
  latitude: number
  longitude: number
}

/** West, south, east and north; degrees. East may be beyond 180 where a way over the Pacific is the shorter one. */
export type Bounds = [west: number, south: number, east: number, north: number]

/** The smallest rectangle around all places; undefined without any. */
export function boundsOf(places: readonly Coordinates[]): Bounds | undefined {
  if (places.length === 0) return undefined
  const latitudes = places.map(({ latitude }) => latitude)
  const [west, east] = shortestArc(places.map(({ longitude }) => longitude))
  return [west, Math.min(...latitudes), east, Math.max(...latitudes)]
}

/** Around the Earth all but the widest gap between two neighbours. */
function shortestArc(longitudes: readonly number[]): [west: number, east: number] {
  const sorted = [...longitudes].sort((one, other) => one - other)
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  let arc: [number, number] = [first, last]
  for (const [place, west] of sorted.entries()) {
    if (place === 0) continue
    const east = sorted[place - 1]! + 360
    if (east - west < arc[1] - arc[0]) arc = [west, east]
  }
  return arc
}
