import { createContext, useContext, useMemo, useState, type ReactNode } from 'react'

/** The instant (milliseconds since 1970 UTC) that is read in all charts of a page. */
interface ChartCursorValue {
  at: number | undefined
  moveTo: (at: number | undefined) => void
}

const CursorContext = createContext<ChartCursorValue | undefined>(undefined)

/** Gives all charts below it one cursor: what is pointed at in the one is read in the others. */
export function ChartCursor({ children }: { children: ReactNode }) {
  const [at, moveTo] = useState<number>()
  const value = useMemo(() => ({ at, moveTo }), [at])
  return <CursorContext value={value}>{children}</CursorContext>
}

/** The page's cursor, or one of the chart's own where the page has none. A time and no place: values change below it. */
export function useChartCursor(): ChartCursorValue {
  const [at, moveTo] = useState<number>()
  return useContext(CursorContext) ?? { at, moveTo }
}
