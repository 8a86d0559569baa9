import { createContext, useContext } from 'react'
import type { Chart } from 'chart.js'
import type { ChartDays } from '../chart-place'
import type { SheetEntry } from '../downloads/chart-sheet'
import type { Pen } from '../downloads/pen'

/** What the parts of one frame know of each other: a download needs the drawing, its title and its legend. */
export interface FramedChart {
  title: string
  when: string
  /** The building, or whatever else it is of; for the names of files. */
  place?: string | undefined
  /** The days that it is of, for the same. */
  days?: ChartDays | undefined
  /** Of the axis on the left. */
  unit?: string | undefined
  /** Of the axis on the right. */
  secondUnit?: string | undefined
  legend: readonly LegendEntry[]
  /** What is said below the legend: lines of text. */
  notes: readonly string[]
  /** The drawing; null where nothing has been drawn. */
  chart: Chart | null
  /** The drawing tells the frame of itself, and takes itself back with null. */
  keepChart: (chart: Chart | null) => void
  /** The drawing of a plot that is not chart.js's, in the same way. */
  drawing: Drawing | null
  keepDrawing: (drawing: Drawing | null) => void
}

/** A plot as a file draws it, in the colours that it has on the page. */
export interface Drawing {
  /** How high it is where it is as wide as a sheet; without it as high as other charts. */
  height?: number | undefined
  draw: (pen: Pen, width: number, height: number) => void
}

/** One line of a legend as data, for what draws it again: a file that is downloaded. */
export interface LegendEntry {
  label: string
  /** Sum or mean with its unit: 'Sum 12.3 MWh'. */
  figure?: string | undefined
  /** As the canvas takes it, or the token that has it. */
  colour?: string | undefined
  /** How its sign is drawn; filled without it. */
  sign?: SheetEntry['sign']
}

const nothingFramed: FramedChart = {
  title: '',
  when: '',
  legend: [],
  notes: [],
  chart: null,
  keepChart: () => undefined,
  drawing: null,
  keepDrawing: () => undefined,
}

export const FramedChartContext = createContext<FramedChart>(nothingFramed)

export const useFramedChart = (): FramedChart => useContext(FramedChartContext)
