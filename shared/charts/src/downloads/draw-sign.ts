import type { SheetEntry } from './chart-sheet'
import type { Pen } from './pen'

const WIDTH = 16
const HEIGHT = 12

/** The sign of a line of the legend, as the page has it. */
export function drawSign(
  pen: Pen,
  { colour, sign }: Pick<SheetEntry, 'colour' | 'sign'>,
  x: number,
  y: number,
) {
  if (!colour) return
  pen.save()
  pen.fillStyle = pen.strokeStyle = colour
  if (sign === 'line' || sign === 'dashed') {
    pen.lineWidth = 2
    pen.setLineDash(sign === 'dashed' ? [3, 3] : [])
    stroke(pen, [x, y + HEIGHT / 2], [x + WIDTH, y + HEIGHT / 2])
  } else if (sign === 'outline' || sign === 'hatched') {
    pen.globalAlpha = 0.25
    pen.fillRect(x, y, WIDTH, HEIGHT)
    pen.globalAlpha = 1
    pen.strokeRect(x + 0.5, y + 0.5, WIDTH - 1, HEIGHT - 1)
    const diagonals = sign === 'hatched' ? [0, 5] : []
    for (const at of diagonals) stroke(pen, [x + at, y + HEIGHT], [x + at + 11, y])
  } else pen.fillRect(x, y, WIDTH, HEIGHT)
  pen.restore()
}

function stroke(pen: Pen, from: readonly [number, number], to: readonly [number, number]) {
  pen.beginPath()
  pen.moveTo(...from)
  pen.lineTo(...to)
  pen.stroke()
}
