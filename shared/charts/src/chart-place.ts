import { createContext } from 'react'

/**
 * The building that charts are of, or whatever else: files of them are named after it. Where several are looked at, what
 * they have in common.
 */
export const ChartPlaceContext = createContext<string | undefined>(undefined)

/** `YYYY-MM-DD`, the last one included. */
export interface ChartDays {
  from: string
  to: string
}

/** The days that charts are of, for those that do not know them of themselves. */
export const ChartDaysContext = createContext<ChartDays | undefined>(undefined)
