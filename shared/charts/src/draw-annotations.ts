import type { Chart } from 'chart.js'
import type { ChartPalette } from './palette'

const FLAG = 16

/** What is noted at an instant or over a run, in the values of the time axis. */
export interface Noted {
  at: number
  to?: number | undefined
}

/**
 * For each annotation a numbered flag at the top, whose text stands below the chart: over an instant a line, over a
 * period a veil. Flags that would cover each other stand below each other.
 */
export function drawAnnotations(chart: Chart, annotations: readonly Noted[], palette: ChartPalette) {
  const pen = chart.ctx
  const { top, bottom, left, right } = chart.chartArea
  const scale = chart.scales.x!
  const taken: { x: number; row: number }[] = []
  pen.save()
  pen.font = `600 11px ${chart.options.font?.family ?? 'sans-serif'}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  annotations.forEach(({ at, to }, place) => {
    const start = scale.getPixelForValue(at)
    const end = to === undefined ? start : scale.getPixelForValue(to)
    if (end < left - 1 || start > right + 1) return
    const x = Math.round(Math.max(left, start)) + 0.5
    pen.strokeStyle = palette.label
    pen.fillStyle = palette.label
    if (to !== undefined) {
      pen.globalAlpha = 0.1
      pen.fillRect(x, top, Math.max(2, Math.min(right, end) - x), bottom - top)
      pen.globalAlpha = 1
    }
    pen.setLineDash([2, 2])
    pen.beginPath()
    pen.moveTo(x, top)
    pen.lineTo(x, bottom)
    pen.stroke()
    pen.setLineDash([])
    const row = freeRow(taken, x)
    taken.push({ x, row })
    const y = top + row * (FLAG + 1)
    // At the ends it stands beside its line, for beyond them are the labels of the axes.
    const middle = Math.min(right - FLAG / 2, Math.max(left + FLAG / 2, x))
    pen.fillRect(middle - FLAG / 2, y, FLAG, FLAG)
    pen.fillStyle = palette.surface
    pen.fillText(String(place + 1), middle, y + FLAG / 2 + 0.5)
  })
  pen.restore()
}

/** The first row in which no other flag is too close. */
function freeRow(taken: readonly { x: number; row: number }[], x: number): number {
  const near = new Set(taken.filter((other) => Math.abs(other.x - x) <= FLAG).map(({ row }) => row))
  let row = 0
  while (near.has(row)) row += 1
  return row
}
