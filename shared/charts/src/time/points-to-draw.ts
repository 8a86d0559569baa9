import type { TimeWindow } from './time-series'

/** The first place whose instant is not before `wanted`. */
export function placeOf(at: ArrayLike<number>, wanted: number): number {
  let [first, after] = [0, at.length]
  while (first < after) {
    const middle = (first + after) >>> 1
    if (at[middle]! < wanted) first = middle + 1
    else after = middle
  }
  return first
}

/**
 * Which points of a series make up its line in a window that is so many pixels wide: all of them, or, where they are
 * closer than the eye can tell, the lowest and the highest of every pixel column. A column without any value keeps one
 * point, so that a gap stays one. One point before and one after the window are there too, to which the line goes.
 */
export function pointsToDraw(
  at: ArrayLike<number>,
  value: ArrayLike<number>,
  { from, to }: TimeWindow,
  width: number,
): number[] {
  const first = Math.max(0, placeOf(at, from) - 1)
  const after = Math.min(at.length, placeOf(at, to) + 1)
  const places: number[] = []
  if (after - first <= 2 * width + 2) {
    for (let place = first; place < after; place++) places.push(place)
    return places
  }
  const perColumn = (to - from) / width
  // Columns stay where they are while the window moves, else the line would flicker.
  const columnOf = (place: number) => Math.floor(at[place]! / perColumn)
  for (let start = first; start < after;) {
    const column = columnOf(start)
    let [lowest, highest] = [-1, -1]
    let place = start
    for (; place < after && columnOf(place) === column; place++) {
      const here = value[place]!
      if (Number.isNaN(here)) continue
      if (lowest < 0 || here < value[lowest]!) lowest = place
      if (highest < 0 || here > value[highest]!) highest = place
    }
    if (lowest < 0) places.push(start)
    else if (lowest === highest) places.push(lowest)
    else places.push(Math.min(lowest, highest), Math.max(lowest, highest))
    start = place
  }
  return places
}
