import { createContext, useContext } from 'react'
import type { Chart } from 'chart.js'

/** What the parts of one frame know of each other: a download needs the drawing, its title and its legend. */
export interface FramedChart {
  title: string
  when: string
  legend: readonly LegendEntry[]
  /** The drawing; null while the table is shown or nothing has been drawn. */
  chart: Chart | null
  /** The drawing tells the frame of itself, and takes itself back with null. */
  keepChart: (chart: Chart | null) => void
}

/** One line of a legend as data, for what draws it again: a file that is downloaded. */
export interface LegendEntry {
  label: string
  /** Sum or mean with its unit: 'Sum 12.3 MWh'. */
  figure?: string
  /** As the canvas takes it. */
  colour?: string
}

const nothingFramed: FramedChart = {
  title: '',
  when: '',
  legend: [],
  chart: null,
  keepChart: () => undefined,
}

export const FramedChartContext = createContext<FramedChart>(nothingFramed)

export const useFramedChart = (): FramedChart => useContext(FramedChartContext)
