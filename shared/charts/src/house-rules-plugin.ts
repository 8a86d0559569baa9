import type { Chart, Plugin } from 'chart.js'
import { drawAnnotations, type Noted } from './draw-annotations'
import type { ChartPalette } from './palette'

/** What the plugin draws beside the values; replaced with every drawing. */
export interface HouseRules {
  palette: ChartPalette
  /** Runs that lie on a weekend; of these and the others both ends in the values of the time axis. */
  weekends: readonly Run[]
  /** Runs that are over and hold nothing. */
  gaps: readonly Run[]
  /** Runs that are estimated, where their values are too narrow to show it. */
  estimated: readonly Run[]
  /** Buckets whose clock time comes twice. */
  doubled: readonly Run[]
  cursor: number | undefined
  /** Where something is noted, an instant or a run; the drawing numbers them from 1. */
  annotations?: readonly Noted[]
}

export type Run = readonly [number, number]

const MARK = 4

/** Weekend bands and gaps under the values, the cursor over them: a plugin, and how it is told what to draw. */
export function createHouseRules() {
  let rules: HouseRules | undefined
  const plugin: Plugin = {
    id: 'houseRules',
    beforeDatasetsDraw(chart) {
      if (!rules) return
      const { palette, weekends, gaps, estimated, doubled } = rules
      const pen = chart.ctx
      const { top, bottom } = chart.chartArea
      pen.save()
      pen.fillStyle = palette.weekend
      for (const run of weekends) {
        const [left, right] = edges(chart, run)
        pen.fillRect(left, top, right - left, bottom - top)
      }
      pen.strokeStyle = palette.axis
      pen.setLineDash([2, 3])
      pen.lineWidth = 2
      for (const run of gaps) {
        const [left, right] = edges(chart, run)
        if (right === chart.chartArea.left || left === chart.chartArea.right) continue
        line(pen, left + 1, bottom - 1, Math.max(left + 3, right - 1), bottom - 1)
      }
      pen.setLineDash([])
      for (const run of doubled) {
        const [left, right] = edges(chart, run)
        line(pen, left + 1, top + MARK, right - 1, top + MARK)
      }
      pen.strokeStyle = palette.series
      pen.setLineDash([5, 3])
      pen.lineWidth = 4
      for (const run of estimated) {
        const [left, right] = edges(chart, run)
        if (right === chart.chartArea.left || left === chart.chartArea.right) continue
        line(pen, left, bottom - 2, Math.max(left + 3, right), bottom - 2)
      }
      pen.restore()
    },
    afterDatasetsDraw(chart) {
      if (!rules) return
      const { cursor, palette, annotations = [] } = rules
      const pen = chart.ctx
      drawAnnotations(chart, annotations, palette)
      if (cursor === undefined || !isWithin(chart, cursor)) return
      const middle = Math.round(chart.scales.x!.getPixelForValue(cursor)) + 0.5
      pen.save()
      pen.strokeStyle = palette.cursor
      pen.lineWidth = 1
      line(pen, middle, chart.chartArea.top, middle, chart.chartArea.bottom)
      pen.restore()
    },
  }
  return {
    plugins: [plugin],
    /** From the next drawing on. */
    show(next: HouseRules | undefined) {
      rules = next
    },
  }
}

function edges(chart: Chart, [first, end]: Run): [number, number] {
  const scale = chart.scales.x!
  const { left, right } = chart.chartArea
  const within = (x: number) => Math.min(right, Math.max(left, x))
  return [within(scale.getPixelForValue(first)), within(scale.getPixelForValue(end))]
}

const isWithin = (chart: Chart, value: number): boolean => {
  const x = chart.scales.x!.getPixelForValue(value)
  return x >= chart.chartArea.left - 1 && x <= chart.chartArea.right + 1
}

function line(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number) {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}
