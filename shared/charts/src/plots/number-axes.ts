import type { Formats } from '@energycockpit/i18n'
import type { Pen } from '../downloads/pen'
import type { ValueAxis } from '../value-axis'
import type { PlotPalette } from './plot-palette'
import type { PlotSize } from './plot-surface'

/** Where the values lie on the plot, px. */
export interface PlotArea {
  left: number
  right: number
  top: number
  bottom: number
}

export interface NumberTick {
  at: number
  label: string
}

export interface NumberAxis {
  minimum: number
  maximum: number
  ticks: readonly NumberTick[]
}

const LABEL_LINE = 28
/** Of the values' labels: '−4,000' and what keeps it from the plot. */
const NARROWEST_LABELS = 52
/** Between two labels of the axis at the foot, px. */
const BETWEEN = 12

export const plotArea = ({ width, height }: PlotSize): PlotArea => ({
  ...{ left: Math.min(64, Math.max(NARROWEST_LABELS, width * 0.16)), right: width - 8 },
  ...{ top: 8, bottom: height - LABEL_LINE },
})

export const placeOf = (value: number, from: number, to: number, start: number, end: number): number =>
  start + ((value - from) / (to - from || 1)) * (end - start)

/** The marks of an axis of values: every step of it. */
export function ticksOfAxis({ minimum, maximum, step, digits }: ValueAxis, formats: Formats): NumberAxis {
  const count = Math.round((maximum - minimum) / step)
  const ticks = Array.from({ length: count + 1 }, (_, place) => {
    const at = minimum + place * step
    return { at, label: formats.number(at, digits) }
  })
  return { minimum, maximum, ticks }
}

/** Hairlines at the values' marks, the line at the foot, and as many labels as do not touch, at equal distances. */
export function drawAxes(pen: Pen, area: PlotArea, palette: PlotPalette, x: NumberAxis, y: NumberAxis): void {
  pen.save()
  pen.font = `12px ${palette.font}`
  pen.lineWidth = 1
  for (const { at, label } of y.ticks) {
    const line = Math.round(placeOf(at, y.minimum, y.maximum, area.bottom, area.top)) + 0.5
    pen.strokeStyle = at === 0 || at === y.minimum ? palette.axis : palette.grid
    stroke(pen, area.left, line, area.right, line)
    pen.fillStyle = palette.label
    pen.textAlign = 'right'
    pen.textBaseline = 'middle'
    pen.fillText(label, area.left - 8, line)
  }
  pen.textBaseline = 'top'
  pen.strokeStyle = palette.axis
  pen.textAlign = 'center'
  const marks = x.ticks.map(({ at, label }) => {
    const middle = Math.round(placeOf(at, x.minimum, x.maximum, area.left, area.right)) + 0.5
    const half = pen.measureText(label).width / 2
    // A label at the edge is moved into the plot, and not cut off.
    return { label, middle, half, centre: Math.min(middle, area.right + 8 - half) }
  })
  for (const { label, middle, centre } of everyFitting(marks)) {
    stroke(pen, middle, area.bottom, middle, area.bottom + 5)
    pen.fillText(label, centre, area.bottom + 9)
  }
  pen.restore()
}

/** All marks, or every second, third … of them, so that no label touches the next. */
function everyFitting<Mark extends { centre: number; half: number }>(
  marks: readonly Mark[],
): readonly Mark[] {
  for (let step = 1; step < marks.length; step++) {
    const kept = marks.filter((_, place) => place % step === 0)
    const fits = kept.every(({ centre, half }, place) => {
      const before = kept[place - 1]
      return !before || centre - half >= before.centre + before.half + BETWEEN
    })
    if (fits) return kept
  }
  return marks.slice(0, 1)
}

export function stroke(pen: Pen, x1: number, y1: number, x2: number, y2: number) {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}
