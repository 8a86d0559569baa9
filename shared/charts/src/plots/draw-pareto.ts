import type { Pen } from '../downloads/pen'
import { drawAxes, placeOf, plotArea, stroke, type NumberAxis, type PlotArea } from './number-axes'
import type { PlotPalette } from './plot-palette'
import type { PlotSize } from './plot-surface'

export interface ParetoDrawing {
  /** The largest first; null: nothing to draw. */
  values: readonly (number | null)[]
  /** Shares of this and all before it, 0 to 1. */
  cumulative: readonly (number | null)[]
  isCandidate: readonly boolean[]
  threshold: number
  yAxis: NumberAxis
  /** Value × factor = what stands on the axis. */
  factor: number
  /** From 0 to 100 %. */
  shareTicks: readonly { at: number; label: string }[]
}

/** Of the labels of the shares, at the right. */
const SHARE_LABELS = 48
/** Between bars, of the room that each has. */
const GAP = 0.2

export const paretoArea = (size: PlotSize): PlotArea => ({
  ...plotArea(size),
  right: size.width - SHARE_LABELS,
})

/** Which bar lies at a place of the plot, px. */
export function barAt(x: number, count: number, size: PlotSize): number | undefined {
  const { left, right } = paretoArea(size)
  if (count === 0 || x < left || x >= right) return undefined
  return Math.min(count - 1, Math.floor(((x - left) / (right - left)) * count))
}

/** Bars by their amounts, with the line of what they make up together and the threshold for that. */
export function drawPareto(pen: Pen, size: PlotSize, palette: PlotPalette, drawing: ParetoDrawing): void {
  const { values, cumulative, isCandidate, threshold, yAxis, factor, shareTicks } = drawing
  const area = paretoArea(size)
  const count = values.length
  const toY = (value: number) => placeOf(value * factor, yAxis.minimum, yAxis.maximum, area.bottom, area.top)
  const zero = toY(0)
  const toShare = (share: number) => placeOf(share, 0, 1, zero, area.top)
  const ranks = values.map((_, place) => ({ at: place + 0.5, label: String(place + 1) }))
  drawAxes(pen, area, palette, { minimum: 0, maximum: count, ticks: ranks }, yAxis)
  pen.save()
  const room = (area.right - area.left) / Math.max(1, count)
  values.forEach((value, place) => {
    if (value === null || value === 0) return
    // By their tone, and by the line: colour alone says nothing.
    pen.fillStyle = palette.of['series-1']
    pen.globalAlpha = isCandidate[place] ? 1 : 0.4
    const top = toY(value)
    const left = area.left + room * (place + GAP / 2)
    pen.fillRect(left, Math.min(top, zero), Math.max(1, room * (1 - GAP)), Math.max(1, Math.abs(zero - top)))
  })
  pen.globalAlpha = 1
  pen.font = `12px ${palette.font}`
  pen.fillStyle = palette.label
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (const { at, label } of shareTicks) pen.fillText(label, area.right + 8, toShare(at))
  pen.strokeStyle = palette.ink
  pen.lineWidth = 1
  pen.setLineDash([4, 4])
  const line = Math.round(toShare(threshold)) + 0.5
  stroke(pen, area.left, line, area.right, line)
  pen.setLineDash([])
  drawLine(pen, palette, cumulative, (place) => area.left + room * (place + 0.5), toShare)
  pen.restore()
}

function drawLine(
  pen: Pen,
  palette: PlotPalette,
  cumulative: ParetoDrawing['cumulative'],
  toX: (place: number) => number,
  toY: (share: number) => number,
): void {
  pen.strokeStyle = palette.of['series-2']
  pen.fillStyle = palette.of['series-2']
  pen.lineWidth = 2
  const points = cumulative.flatMap((share, place) =>
    share === null ? [] : [[toX(place), toY(share)] as const],
  )
  pen.beginPath()
  points.forEach(([x, y], place) => (place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)))
  pen.stroke()
  pen.beginPath()
  for (const [x, y] of points) {
    pen.moveTo(x, y)
    pen.arc(x, y, 3, 0, 2 * Math.PI)
  }
  pen.fill()
}
