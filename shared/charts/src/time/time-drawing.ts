import { Chart, type ChartConfiguration, type ChartType } from 'chart.js'
import type { Formats } from '@energycockpit/i18n'
import { resolveColour } from '@energycockpit/ui'
import { hatchPattern } from '../hatch-pattern'
import type { Noted } from '../draw-annotations'
import { createHouseRules, type Run } from '../house-rules-plugin'
import { readPalette, type ChartPalette } from '../palette'
import { tickLabel } from '../tick-labels'
import type { ChartLevel } from './chart-level'
import type { SeriesSign } from './series-signs'
import { placeOfMark, windowTicks } from './tick-instants'
import { bandName, timeDatasets, type SeriesInk } from './time-datasets'
import { timeOptions } from './time-options'
import type { TimeWindow } from './time-series'
import { covers } from './time-window'

export interface DrawingInput {
  /** From the finest to that of the whole period; the first one that covers the window is drawn. */
  levels: readonly ChartLevel[]
  signs: ReadonlyMap<string, SeriesSign>
  timeZone: string
  formats: Formats
  weekends: readonly Run[]
  doubled: readonly Run[]
  annotations: readonly Noted[]
}

export interface TimeDrawing {
  chart: Chart
  /** Draws other values, or the same ones in other colours. */
  show: (input: DrawingInput, window: TimeWindow) => void
  /** Draws another window of the same values: at once, and without anything around the drawing being told. */
  moveTo: (window: TimeWindow) => void
  setCursor: (at: number | undefined) => void
  setSelection: (selection: TimeWindow | undefined) => void
  destroy: () => void
}

/** Width of the labels of one value axis, px. */
const VALUE_LABELS = 48

/** The level that is drawn in a window. */
export const levelFor = (levels: readonly ChartLevel[], window: TimeWindow): ChartLevel =>
  levels.find((level) => covers(level, window)) ?? levels.at(-1)!

/** The drawing on a canvas. It is moved without React, so that a gesture has every frame for itself. */
export function createTimeDrawing(canvas: HTMLCanvasElement, frame: HTMLElement): TimeDrawing {
  const houseRules = createHouseRules()
  let given: DrawingInput | undefined
  let palette: ChartPalette | undefined
  let inks = new Map<string, SeriesInk>()
  let selection: TimeWindow | undefined
  let cursor: number | undefined
  let drawn: TimeWindow | undefined

  const chart = new Chart(canvas, {
    type: 'line',
    data: { datasets: [] },
    options: { animation: false, events: [], maintainAspectRatio: false },
    plugins: [...houseRules.plugins, selectionPlugin(() => ({ selection, colour: palette?.cursor }))],
  } as ChartConfiguration<ChartType> as ChartConfiguration)
  // React may still tell of a change in the step in which it takes the canvas away; chart.js then has none.
  let isThere = true
  function draw(window: TimeWindow): void {
    if (!given || !palette || !isThere) return
    const { levels, timeZone, formats, signs } = given
    const level = levelFor(levels, window)
    const first = level.series[0]
    if (!first) return
    drawn = window
    const width = Math.max(120, frame.clientWidth - VALUE_LABELS * level.axes.length)
    const { granularity } = first.values
    const { at, ticks } = windowTicks(window, granularity, timeZone, width)
    const labels = new Map(
      ticks.map((tick, place) => [
        placeOfMark(at[tick.index]!, tick.kind, granularity, timeZone),
        tickLabel(tick, at[tick.index]!, timeZone, formats, place === 0),
      ]),
    )
    const font = getComputedStyle(frame).fontFamily
    chart.options = timeOptions({
      axes: level.axes,
      palette,
      formats,
      font,
      window,
      labels,
    }) as Chart['options']
    chart.data.datasets = timeDatasets({
      ...{ level, window, width, palette },
      inkOf: (id) => inks.get(id)!,
      signOf: (id) => signs.get(id)!,
    })
    tellRules(level)
    chart.update('none')
  }

  function tellRules(level: ChartLevel): void {
    if (!given || !palette) return
    const { weekends, doubled, annotations } = given
    // Lines show by themselves what is estimated, and so do bars.
    const hasArea = chart.data.datasets.some(
      (each) => 'fill' in each && each.fill && !each.label?.endsWith(bandName),
    )
    const estimated = hasArea ? level.estimates : []
    const ink = { ...palette, series: palette.label }
    houseRules.show({ palette: ink, weekends, doubled, annotations, gaps: level.gaps, estimated, cursor })
  }

  return {
    chart,
    show(input, window) {
      given = input
      palette = readPalette('electricity', frame)
      const { surface } = palette
      inks = new Map(
        [...input.signs].map(([id, { token }]) => {
          const colour = resolveColour(token, frame)
          return [
            id,
            { colour, hatch: hatchPattern(colour, surface), wash: hatchPattern(colour, surface, false) },
          ]
        }),
      )
      draw(window)
    },
    moveTo: draw,
    setCursor(at) {
      cursor = at
      if (!given || !drawn || !isThere) return
      tellRules(levelFor(given.levels, drawn))
      chart.draw()
    },
    setSelection(next) {
      selection = next
      if (isThere) chart.draw()
    },
    destroy() {
      isThere = false
      chart.destroy()
    },
  }
}

/** The part of the time axis that is being selected by dragging. */
function selectionPlugin(read: () => { selection: TimeWindow | undefined; colour: string | undefined }) {
  return {
    id: 'selection',
    afterDatasetsDraw(chart: Chart) {
      const { selection, colour } = read()
      if (!selection || !colour) return
      const scale = chart.scales.x!
      const { top, bottom } = chart.chartArea
      const left = scale.getPixelForValue(selection.from)
      const width = scale.getPixelForValue(selection.to) - left
      const pen = chart.ctx
      pen.save()
      pen.fillStyle = colour
      pen.globalAlpha = 0.12
      pen.fillRect(left, top, width, bottom - top)
      pen.globalAlpha = 0.6
      pen.strokeStyle = colour
      pen.strokeRect(left, top, width, bottom - top)
      pen.restore()
    },
  }
}
