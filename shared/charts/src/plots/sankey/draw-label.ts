import type { Pen } from '../../downloads/pen'
import type { PlotPalette } from '../plot-palette'

interface Label {
  name: string
  figure: string
  x: number
  /** Where its node is in the middle, px. */
  middle: number
  nodeHeight: number
  /** Its room, px. */
  width: number
  /** Between these it stands, px. */
  from: number
  to: number
  /** It stands on hatched lines. */
  isOnLines: boolean
}

const FONT = 12
const LINE = 15
/** Below it names are shortened to what nobody can read: they take a second line, and figures of thin nodes are left out. */
const NARROW = 96
/** So much of a name is left beside its figure. */
const leastName = 48

/** The name of a node beside it, and its figure: below it, or beside it where the node is thin. Returns where it ends. */
export function drawLabel(pen: Pen, palette: PlotPalette, label: Label): number {
  const { name, figure, x, width, nodeHeight, from, to } = label
  const isTall = nodeHeight >= 2 * LINE
  const bold = `600 ${FONT}px ${palette.font}`
  pen.font = bold
  const names = isTall && width < NARROW && nodeHeight >= 3 * LINE ? inTwoLines(pen, name, width) : [name]
  const figureWidth = pen.measureText(` ${figure}`).width
  const hasFigure = isTall || width >= NARROW || width - figureWidth >= leastName
  const room = isTall || !hasFigure ? width : width - figureWidth
  const shown = names.map((line) => shortened(pen, line, room))
  const lines = isTall ? shown.length + 1 : 1
  const half = (lines * LINE) / 2
  // A thin node at an edge has its label beside it, and not half outside.
  const middle = Math.min(Math.max(label.middle, from + half), to - half)
  const lineAt = (place: number) => middle + (place - (lines - 1) / 2) * LINE
  const nameWidth = Math.max(...shown.map((line) => pen.measureText(line).width))
  // Its own flow leads through a thin node's label.
  if (!isTall || label.isOnLines) {
    pen.globalAlpha = 0.75
    pen.fillStyle = palette.surface
    pen.fillRect(x - 2, middle - half, nameWidth + (isTall || !hasFigure ? 0 : figureWidth + 4) + 4, 2 * half)
    pen.globalAlpha = 1
  }
  pen.fillStyle = palette.ink
  shown.forEach((line, place) => pen.fillText(line, x, lineAt(place)))
  pen.font = `${FONT}px ${palette.font}`
  pen.fillStyle = isTall ? palette.ink : palette.label
  if (isTall) pen.fillText(figure, x, lineAt(lines - 1))
  else if (hasFigure) pen.fillText(figure, x + nameWidth + 6, middle)
  return middle + half
}

/** As many words as fit in the first line, the others in the second one. */
function inTwoLines(pen: Pen, name: string, width: number): string[] {
  if (pen.measureText(name).width <= width) return [name]
  const words = name.split(' ')
  let count = 1
  while (pen.measureText(words.slice(0, count + 1).join(' ')).width <= width) count++
  return [words.slice(0, count).join(' '), words.slice(count).join(' ')].filter((line) => line !== '')
}

function shortened(pen: Pen, text: string, width: number): string {
  if (pen.measureText(text).width <= width) return text
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (pen.measureText(`${text.slice(0, middle).trimEnd()}…`).width <= width) low = middle
    else high = middle - 1
  }
  return `${text.slice(0, low).trimEnd()}…`
}
