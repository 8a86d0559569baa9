import type { Carrier } from '@energycockpit/ui'
import type { Pen } from '../downloads/pen'
import { classOf, heatClasses, mixtureOf } from './heat-classes'
import type { HeatCell, HeatGrid } from './heat-grid'
import { mixColours } from './mix-colours'
import { stroke, type PlotArea } from './number-axes'
import type { PlotPalette } from './plot-palette'
import type { PlotSize } from './plot-surface'
import type { ValueAxis } from '../value-axis'

export interface HeatDrawing {
  grid: HeatGrid
  /** On the axis' scale; place i speaks of bucket i. */
  values: readonly (number | null)[]
  axis: ValueAxis
  carrier: Carrier
  /** Labels of days by their places, and of hours. */
  dayLabels: ReadonlyMap<number, readonly string[]>
  hourLabel: (hour: number) => string
}

const HOURS = 24
/** A single day is not as wide as the page. */
const WIDEST_DAY = 160

export const heatArea = ({ width, height }: PlotSize, days: number): PlotArea => {
  const left = 48
  return { left, right: Math.min(width - 4, left + days * WIDEST_DAY), top: 6, bottom: height - 40 }
}

/** The box of a cell, on whole px so that no ground shines through between two of them. */
export function boxOf({ day, hour, half }: HeatCell, area: PlotArea, days: number) {
  const x = (at: number) => Math.round(area.left + ((area.right - area.left) * at) / days)
  const y = (at: number) => Math.round(area.top + ((area.bottom - area.top) * at) / HOURS)
  const [left, top] = [x(day), y(hour + (half === 1 ? 0.5 : 0))]
  const bottom = y(half === 0 ? hour + 0.5 : hour + 1)
  return { left, top, width: Math.max(1, x(day + 1) - left), height: bottom - top }
}

export const heatColour = (strength: number, carrier: Carrier, palette: PlotPalette): string => {
  const { colour, ink } = mixtureOf(strength)
  return mixColours(mixColours(palette.surface, palette.of[carrier], colour), palette.ink, ink)
}

export function drawHeatMap(pen: Pen, size: PlotSize, palette: PlotPalette, drawing: HeatDrawing): void {
  const { grid, values, axis, carrier } = drawing
  const days = Math.max(1, grid.days.length)
  const area = heatArea(size, days)
  const classes = heatClasses(axis)
  const cellsOf: HeatCell[][] = classes.map(() => [])
  const gaps: HeatCell[] = []
  values.forEach((value, bucket) => {
    const cell = grid.cells[bucket]
    if (!cell) return
    if (value === null) gaps.push(cell)
    else cellsOf[classOf(value, axis, classes.length)]!.push(cell)
  })
  pen.save()
  cellsOf.forEach((cells, place) => {
    pen.fillStyle = heatColour(classes[place]!.strength, carrier, palette)
    for (const cell of cells) fillBox(pen, boxOf(cell, area, days))
  })
  // What is not there is no small value: an empty ground with a line through it, hatched where the clock leaves it out.
  pen.strokeStyle = palette.axis
  pen.lineWidth = 1
  for (const cell of gaps) {
    const { left, top, width, height } = boxOf(cell, area, days)
    const middle = Math.round(top + height / 2) + 0.5
    stroke(pen, left + (width > 4 ? 2 : 0), middle, left + width - (width > 4 ? 2 : 0), middle)
  }
  for (const cell of grid.leftOut) hatch(pen, boxOf(cell, area, days), palette)
  drawLabels(pen, area, palette, drawing)
  pen.restore()
}

const fillBox = (pen: Pen, { left, top, width, height }: ReturnType<typeof boxOf>) =>
  pen.fillRect(left, top, width, height)

function hatch(pen: Pen, { left, top, width, height }: ReturnType<typeof boxOf>, palette: PlotPalette) {
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, height)
  pen.clip()
  pen.strokeStyle = palette.label
  for (let at = -height; at < width; at += 5) stroke(pen, left + at, top + height, left + at + height, top)
  pen.restore()
}

function drawLabels(pen: Pen, area: PlotArea, palette: PlotPalette, drawing: HeatDrawing) {
  const { grid, dayLabels, hourLabel } = drawing
  const dayWidth = (area.right - area.left) / Math.max(1, grid.days.length)
  pen.font = `12px ${palette.font}`
  pen.fillStyle = palette.label
  pen.strokeStyle = palette.axis
  pen.textBaseline = 'middle'
  pen.textAlign = 'right'
  for (let hour = 0; hour <= HOURS; hour += 6) {
    const y = area.top + ((area.bottom - area.top) * hour) / HOURS
    pen.fillText(hourLabel(hour), area.left - 8, Math.min(area.bottom - 5, Math.max(area.top + 5, y)))
  }
  pen.textBaseline = 'top'
  pen.textAlign = 'left'
  for (const [day, lines] of dayLabels) {
    const x = Math.round(area.left + day * dayWidth) + 0.5
    stroke(pen, x, area.bottom, x, area.bottom + 5)
    lines.forEach((line, place) => pen.fillText(line, x + 3, area.bottom + 6 + place * 15))
  }
}
