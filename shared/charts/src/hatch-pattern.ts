const TILE = 8

/** What a pattern is made of, for what cannot draw with it. */
export interface Hatch {
  colour: string
  surface: string
  lines: boolean
}

const hatches = new WeakMap<object, Hatch>()

/** What a fill is made of if it is one of our patterns. */
export const hatchOf = (fill: unknown): Hatch | undefined =>
  typeof fill === 'object' && fill !== null ? hatches.get(fill) : undefined

/** Diagonal lines of a colour over a light wash of it: what is estimated. Without the lines: what is not whole. */
export function hatchPattern(colour: string, surface: string, lines = true): CanvasPattern | string {
  const tile = document.createElement('canvas')
  const ratio = Math.max(1, Math.round(window.devicePixelRatio))
  tile.width = tile.height = TILE * ratio
  const pen = tile.getContext('2d')
  if (!pen) return colour
  pen.scale(ratio, ratio)
  pen.fillStyle = surface
  pen.fillRect(0, 0, TILE, TILE)
  pen.globalAlpha = 0.25
  pen.fillStyle = colour
  pen.fillRect(0, 0, TILE, TILE)
  pen.globalAlpha = 1
  pen.strokeStyle = colour
  pen.lineWidth = 2
  pen.beginPath()
  for (const offset of lines ? [-TILE, 0, TILE] : []) {
    pen.moveTo(offset, TILE)
    pen.lineTo(offset + TILE, 0)
  }
  pen.stroke()
  const pattern = pen.createPattern(tile, 'repeat')
  // The chart draws on a canvas that is already scaled to the screen's pixels.
  pattern?.setTransform(new DOMMatrix().scale(1 / ratio))
  if (pattern) hatches.set(pattern, { colour, surface, lines })
  return pattern ?? colour
}
