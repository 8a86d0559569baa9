import type { Pen } from '../downloads/pen'
import type { NumberLine } from './line-by-number'
import { drawAxes, placeOf, plotArea, type NumberAxis } from './number-axes'
import type { PlotPalette } from './plot-palette'
import type { PlotSize } from './plot-surface'

export interface LinesDrawing {
  x: readonly number[]
  xAxis: NumberAxis
  yAxis: NumberAxis
  lines: readonly NumberLine[]
  /** Value × factor = what stands on the axis. */
  factor: number
  isStepped: boolean
}

/** No more points than this for each px: more cannot be seen, and a year of quarter hours stays quick. */
const POINTS_PER_PX = 2

export function drawLines(pen: Pen, size: PlotSize, palette: PlotPalette, drawing: LinesDrawing): void {
  const { x, xAxis, yAxis, lines, factor, isStepped } = drawing
  const area = plotArea(size)
  const toX = (at: number) => placeOf(at, xAxis.minimum, xAxis.maximum, area.left, area.right)
  const toY = (value: number) => placeOf(value * factor, yAxis.minimum, yAxis.maximum, area.bottom, area.top)
  const every = Math.max(1, Math.floor(x.length / ((area.right - area.left) * POINTS_PER_PX)))
  drawAxes(pen, area, palette, xAxis, yAxis)
  pen.save()
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  for (const { carrier, dash, y } of lines) {
    pen.strokeStyle = palette.of[carrier]
    pen.setLineDash([...(dash ?? [])])
    pen.beginPath()
    let isOpen = false
    for (let place = 0; place < x.length; place++) {
      const value = y[place] ?? null
      // The last point is always there, and so are those around a gap.
      if (place % every !== 0 && place !== x.length - 1 && value !== null && isOpen) continue
      if (value === null) {
        isOpen = false
        continue
      }
      const [left, level] = [toX(x[place]!), toY(value)]
      if (isOpen) pen.lineTo(left, level)
      else pen.moveTo(left, level)
      if (isStepped) pen.lineTo(toX(x[place + 1] ?? xAxis.maximum), level)
      isOpen = true
    }
    pen.stroke()
  }
  pen.restore()
}
