import { useMemo, type ReactNode } from 'react'
import { ChartViewsContext, readTables, writeTables } from '@energycockpit/charts/chart-views'
import { useAddressQuery, useFeature } from '@energycockpit/remote'

const PARAMETER = 'table'

/** Keeps in the page's address which of its charts are shown as tables: back undoes it, a link shows the same. */
export function ChartsOfAddress({ children }: { children: ReactNode }) {
  const { navigate } = useFeature()
  const search = useAddressQuery()
  const views = useMemo(
    () => ({
      tables: readTables(new URLSearchParams(search).get(PARAMETER)),
      onChange: (tables: readonly string[]) =>
        navigate(`${window.location.pathname}${withTables(window.location.search, writeTables(tables))}`),
    }),
    [search, navigate],
  )
  return <ChartViewsContext value={views}>{children}</ChartViewsContext>
}

/** A query of the same page, on which charts go on being what they are; with its question mark, if there is one. */
export const keepTables = (query: string): string =>
  withTables(query, new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined)

function withTables(query: string, tables: string | undefined): string {
  const params = new URLSearchParams(query)
  if (tables === undefined) params.delete(PARAMETER)
  else params.set(PARAMETER, tables)
  const written = params.toString()
  return written === '' ? '' : `?${written}`
}
