import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getEnergyShares, getEnergyUseHistory, listEnergyUses } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

export const energyUsesKey = ['energy-uses'] as const

/** What is documented, of all businesses that the user sees: a list is kept small enough to come whole. */
export const energyUsesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: energyUsesKey, queryFn: ({ signal }) => api.call(listEnergyUses, { signal }) })

/** What each metering point counted; of every way to rank it the same. */
export const sharesQuery = (api: ApiClient, nodeId: string | undefined, days: DateRange) =>
  queryOptions({
    queryKey: ['energy-shares', nodeId ?? null, days.from, days.to],
    queryFn: ({ signal }) => api.call(getEnergyShares, { query: { nodeId, ...days }, signal }),
  })

/** Every change of one, with its revision: another one is another history. */
export const historyQuery = (api: ApiClient, { id, revision }: { id: string; revision: number }) =>
  queryOptions({
    queryKey: ['energy-uses', 'history', id, revision],
    queryFn: ({ signal }) => api.call(getEnergyUseHistory, { params: { useId: id }, signal }),
  })
