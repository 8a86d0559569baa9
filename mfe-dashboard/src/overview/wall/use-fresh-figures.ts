import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { actionsKey } from '../../actions/actions-query'
import { budgetsKey } from '../../budgets/budgets-query'
import { dashboardKey } from '../overview-queries'

const refreshed = [['overview'], actionsKey, budgetsKey, ['budget-year'], ['budget-forecast'], dashboardKey]

const fetchEvery = 5 * 60_000
const lookEvery = 2_000
/** Two rounds have failed. */
const oldAfter = 2 * fetchEvery + 60_000

export interface Freshness {
  /** When the oldest of the figures that are shown came; undefined: none has come yet. */
  asOf: number | undefined
  isOld: boolean
  now: number
}

/** Fetches what is shown again and again, and says how old it is. Figures stay until there are newer ones. */
export function useFreshFigures(): Freshness {
  const queries = useQueryClient()
  const [freshness, setFreshness] = useState(() => freshnessOf(queries))
  useEffect(() => {
    const fetching = setInterval(() => {
      for (const queryKey of refreshed) void queries.refetchQueries({ queryKey, type: 'active' })
    }, fetchEvery)
    const looking = setInterval(() => setFreshness(freshnessOf(queries)), lookEvery)
    return () => {
      clearInterval(fetching)
      clearInterval(looking)
    }
  }, [queries])
  return freshness
}

function freshnessOf(queries: QueryClient): Freshness {
  const times = queries
    .getQueryCache()
    .findAll({ queryKey: ['overview'], type: 'active' })
    .filter(({ state }) => state.data !== undefined)
    .map(({ state }) => state.dataUpdatedAt)
  const now = Date.now()
  const asOf = times.length === 0 ? undefined : Math.min(...times)
  return { asOf, isOld: asOf !== undefined && now - asOf > oldAfter, now }
}
