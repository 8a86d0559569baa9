import { columns } from './placement'

interface Pointer {
  clientX: number
  clientY: number
}

/** Height of a row, px; see the tile's style. */
const rowOf = (element: Element) =>
  5 * parseFloat(getComputedStyle(element.ownerDocument.documentElement).fontSize)

/** The place of the tile that lies under the pointer; undefined: there is none. */
export function placeUnder({ clientX, clientY }: Pointer): number | undefined {
  const tile = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found) => found !== null)
  return tile ? Number(tile.dataset.place) : undefined
}

/** How large a tile is in columns and rows when its corner is at the pointer; without one: as it is. */
export function sizeOfDrag(tile: HTMLElement, pointer?: Pointer): { width: number; height: number } {
  const box = tile.getBoundingClientRect()
  const board = tile.parentElement!.getBoundingClientRect()
  const right = pointer?.clientX ?? box.right
  const bottom = pointer?.clientY ?? box.bottom
  return {
    width: Math.max(1, Math.round(((right - box.left) / board.width) * columns)),
    height: Math.max(1, Math.round((bottom - box.top) / rowOf(tile))),
  }
}
