import { createContext, useContext, useState } from 'react'

/** Which charts of a page are shown as tables, by their names; whoever provides it keeps it in the page's address. */
export interface ChartViews {
  tables: readonly string[]
  onChange: (tables: readonly string[]) => void
}

/** Without it each chart knows for itself, until the page is left. */
export const ChartViewsContext = createContext<ChartViews | undefined>(undefined)

export type ChartView = 'chart' | 'table'

/** What the chart of this name is shown as, and how that is changed. */
export function useChartView(name: string): [ChartView, (view: ChartView) => void] {
  const views = useContext(ChartViewsContext)
  const kept: ChartView = views?.tables.includes(name) ? 'table' : 'chart'
  const [known, setKnown] = useState(kept)
  // What is chosen is shown at once; the address follows.
  const [shown, setShown] = useState(kept)
  if (known !== kept) {
    setKnown(kept)
    setShown(kept)
  }
  const choose = (view: ChartView) => {
    setShown(view)
    const others = views?.tables.filter((one) => one !== name) ?? []
    views?.onChange(view === 'table' ? [...others, name] : others)
  }
  return [shown, choose]
}

/** No page has more charts. */
const mostTables = 10

/** The names as an address has them, separated by commas; what can be no name is as if it were not there. */
export const readTables = (written: string | null | undefined): readonly string[] =>
  (written ?? '')
    .split(',')
    .filter((name) => /^[a-z]{1,20}$/.test(name))
    .slice(0, mostTables)

/** Undefined: all of them are charts. */
export const writeTables = (tables: readonly string[]): string | undefined => tables.join(',') || undefined
