/** The room that tiles are made for, in px: a wall of this size shows them as large as the page does. */
const width = 900
const height = 500
const smallest = 0.7
const largest = 4

/**
 * As large as all of the tiles of a page can be on a wall that is `wide` × `high` px. `overflows` draws them by a scale and
 * says whether any has more than its room; what overflows even when small is cut.
 */
export function fittingScale(wide: number, high: number, overflows: (scale: number) => boolean): number {
  let scale = Math.min(largest, Math.max(smallest, Math.min(wide / width, high / height)))
  while (overflows(scale) && scale > smallest) scale = Math.max(smallest, scale * 0.94)
  return scale
}
