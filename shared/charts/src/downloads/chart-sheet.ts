import type { Pen } from './pen'

/** One line of a legend: its sign, what it means and its figure. */
export interface SheetEntry {
  /** As the canvas takes it; without it there is no sign. */
  colour?: string | undefined
  /** How it is drawn on the page; `fill` without it. */
  sign?: 'fill' | 'line' | 'dashed' | 'outline' | 'hatched' | undefined
  label: string
  /** 'Sum 12.3 MWh'. */
  figure?: string | undefined
}

/** A chart as a sheet of its own: what it needs to be understood without the page around it. */
export interface ChartSheet {
  title: string
  /** Which object, if the title does not say so, and when. */
  lines: readonly string[]
  /** The unit of the axis, written above it. */
  unit?: string | undefined
  legend: readonly SheetEntry[]
  /** Texts below the legend. */
  notes: readonly string[]
  /** Whose, and when it was downloaded. */
  source: string
  language: string
  /** When it was downloaded. */
  at: Date
  /** How high the drawing is, px at the sheet's width. */
  height: number
  draw: (pen: Pen, width: number, height: number) => void
  /** What each colour of the drawing becomes on white. */
  recolour: (colour: string) => string
}
