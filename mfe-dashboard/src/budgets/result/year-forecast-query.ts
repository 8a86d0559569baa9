import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isCallError, type ApiClient } from '@energycockpit/api-client'
import { getForecast, type Budget } from '@energycockpit/contract'
import { nodeOf } from '../../indicators/place-query'
import { metersQuery } from '../../overview/overview-queries'
import type { ExpectedYear } from '../rules/progress'

/**
 * Why there is no forecast.
 *
 * - `NO_FORECAST`: of what is not energy, or where no meter can be foretold
 * - `TOO_MANY`: more meters than can be added up at once
 * - `NOT_ENOUGH_DATA`: of some meters less than 40 % of the data of the year is there; a sum of the others is not what
 *   the budget is for
 * - `NOT_LOADED`: a call failed
 */
export type NoForecast = 'NO_FORECAST' | 'TOO_MANY' | 'NOT_ENOUGH_DATA' | 'NOT_LOADED'

/** What a place is expected to use of a product in this year, kWh. */
export const yearForecastQuery = (api: ApiClient, queries: QueryClient, budget: Budget, today: string) =>
  queryOptions({
    queryKey: ['budget-forecast', nodeOf(budget), budget.productType, today],
    queryFn: async ({ signal }): Promise<ExpectedYear | { lack: NoForecast }> => {
      const { series, isTooMany } = await queries.fetchQuery(
        metersQuery(api, nodeOf(budget), budget.productType),
      )
      if (isTooMany) return { lack: 'TOO_MANY' }
      if (series.length === 0) return { lack: 'NO_FORECAST' }
      try {
        const found = await api.call(getForecast, {
          query: { series: series.join(','), until: 'YEAR' },
          signal,
        })
        if (found.meters.some(({ refusal }) => refusal !== null)) return { lack: 'NOT_ENOUGH_DATA' }
        const { expected, lower, upper } = found.total
        if (found.unit !== 'kWh' || expected === null || lower === null || upper === null)
          return { lack: 'NO_FORECAST' }
        return { expected, lower, upper }
      } catch (error) {
        if (isCallError(error) && error.kind === 'refused' && error.status === 400)
          return { lack: 'NO_FORECAST' }
        throw error
      }
    },
    staleTime: 600_000,
    retry: false,
  })

/** The costs of a year at the mean price of what was used so far. */
export function atMeanPrice(
  { expected, lower, upper }: ExpectedYear,
  soFar: { amount: number | null; cost: number | null },
): ExpectedYear | undefined {
  if (soFar.amount === null || soFar.cost === null || soFar.amount <= 0) return undefined
  const price = soFar.cost / soFar.amount
  return { expected: expected * price, lower: lower * price, upper: upper * price }
}
