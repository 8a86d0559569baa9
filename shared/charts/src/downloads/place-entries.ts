import type { SheetEntry } from './chart-sheet'
import { textWidth } from './font-of-downloads'

const SIZE = 14
const SIGN = 24
const GAP = 8
const BETWEEN = 32

interface PlacedEntry {
  entry: SheetEntry
  x: number
  /** Where its figure begins. */
  figureAt: number
  line: number
}

/** Where the entries of a legend stand: beside each other as long as they fit. A longer one is cut with an ellipsis. */
export function placeEntries(entries: readonly SheetEntry[], width: number): PlacedEntry[] {
  let [x, line] = [0, 0]
  return entries.map((given) => {
    const sign = given.colour ? SIGN : 0
    const figure = given.figure ? GAP + textWidth(given.figure, SIZE, true) : 0
    const label = cut(given.label, width - sign - figure)
    const needed = sign + textWidth(label, SIZE, false) + figure
    if (x > 0 && x + needed > width) {
      x = 0
      line += 1
    }
    const placed = { entry: { ...given, label }, x, line, figureAt: x + needed - figure + GAP }
    x += needed + BETWEEN
    return placed
  })
}

function cut(text: string, width: number): string {
  if (textWidth(text, SIZE, false) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, SIZE, false) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
