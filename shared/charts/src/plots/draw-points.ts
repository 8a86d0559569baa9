import type { Pen } from '../downloads/pen'
import { drawAxes, placeOf, plotArea, stroke, type NumberAxis, type PlotArea } from './number-axes'
import type { PlotColour, PlotPalette } from './plot-palette'
import type { PlotSize } from './plot-surface'

export const pointShapes = ['circle', 'square', 'triangle', 'diamond'] as const
export type PointShape = (typeof pointShapes)[number]

export interface PointGroup {
  label: string
  colour: PlotColour
  shape: PointShape
}

export interface FitLine {
  /** Rising. */
  x: readonly number[]
  y: readonly number[]
  /** The ends of the interval around it. */
  low?: readonly number[] | undefined
  high?: readonly number[] | undefined
}

export interface PointsDrawing {
  x: readonly number[]
  y: readonly number[]
  /** Which group each point belongs to. */
  group: readonly number[]
  groups: readonly PointGroup[]
  fit?: FitLine | undefined
  /** A line over the whole plot at this value, such as 0 of residuals. */
  level?: number | undefined
  xAxis: NumberAxis
  yAxis: NumberAxis
  /** Value × factor = what stands on the axis. */
  factor: { x: number; y: number }
}

/** More points are drawn smaller and lighter, so that one sees where many lie. */
const MANY = 2_000
/** So few are drawn larger, so that one on its own is not overlooked. */
const FEW = 10

export function pointPlacer(area: PlotArea, { xAxis, yAxis, factor }: PointsDrawing) {
  return {
    x: (value: number) => placeOf(value * factor.x, xAxis.minimum, xAxis.maximum, area.left, area.right),
    y: (value: number) => placeOf(value * factor.y, yAxis.minimum, yAxis.maximum, area.bottom, area.top),
  }
}

export function drawPoints(pen: Pen, size: PlotSize, palette: PlotPalette, drawing: PointsDrawing): void {
  const { x, y, group, groups, fit, level, xAxis, yAxis } = drawing
  const area = plotArea(size)
  const to = pointPlacer(area, drawing)
  const radius = x.length > MANY ? 1.75 : x.length < FEW ? 5 : 3
  drawAxes(pen, area, palette, xAxis, yAxis)
  pen.save()
  pen.beginPath()
  pen.rect(area.left, area.top, area.right - area.left, area.bottom - area.top)
  pen.clip()
  groups.forEach(({ colour, shape }, place) => {
    pen.fillStyle = palette.of[colour]
    pen.globalAlpha = x.length > MANY ? 0.45 : 0.75
    pen.beginPath()
    // One path for all of them: thousands of single ones take a second.
    for (let point = 0; point < x.length; point++) {
      if (group[point] === place) addPoint(pen, to.x(x[point]!), to.y(y[point]!), radius, shape)
    }
    pen.fill()
  })
  if (level !== undefined) {
    pen.globalAlpha = 1
    pen.strokeStyle = palette.ink
    pen.lineWidth = 1.5
    stroke(pen, area.left, to.y(level), area.right, to.y(level))
  }
  if (fit) drawFit(pen, fit, to, palette)
  pen.restore()
}

function addPoint(pen: Pen, x: number, y: number, radius: number, shape: PointShape) {
  if (shape === 'square') pen.rect(x - radius, y - radius, 2 * radius, 2 * radius)
  else if (shape === 'triangle') {
    pen.moveTo(x, y - radius * 1.25)
    pen.lineTo(x + radius * 1.2, y + radius)
    pen.lineTo(x - radius * 1.2, y + radius)
    pen.closePath()
  } else if (shape === 'diamond') {
    pen.moveTo(x, y - radius * 1.4)
    pen.lineTo(x + radius * 1.4, y)
    pen.lineTo(x, y + radius * 1.4)
    pen.lineTo(x - radius * 1.4, y)
    pen.closePath()
  } else {
    pen.moveTo(x + radius, y)
    pen.arc(x, y, radius, 0, 2 * Math.PI)
  }
}

function drawFit(pen: Pen, fit: FitLine, to: ReturnType<typeof pointPlacer>, palette: PlotPalette) {
  const { x, y, low, high } = fit
  if (low && high) {
    pen.fillStyle = palette.ink
    pen.globalAlpha = 0.1
    pen.beginPath()
    x.forEach((at, place) => follow(pen, place, to.x(at), to.y(high[place]!)))
    for (let place = x.length - 1; place >= 0; place--) pen.lineTo(to.x(x[place]!), to.y(low[place]!))
    pen.closePath()
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.strokeStyle = palette.ink
  pen.lineWidth = 2
  pen.beginPath()
  x.forEach((at, place) => follow(pen, place, to.x(at), to.y(y[place]!)))
  pen.stroke()
}

const follow = (pen: Pen, place: number, x: number, y: number) =>
  place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
