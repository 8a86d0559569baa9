import { createContext } from 'react'

/**
 * The building that charts are of, or whatever else: files of them are named after it. Where several are looked at, what
 * they have in common.
 */
export const ChartPlaceContext = createContext<string | undefined>(undefined)
