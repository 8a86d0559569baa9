import { queryOptions } from '@tanstack/react-query'
import { getUsualCurrency } from '@energycockpit/contract'
import type { FeatureProps } from '@energycockpit/remote'

/** In which currency a node pays; without one, most of what the user sees. */
export const usualCurrencyQuery = (api: FeatureProps['api'], nodeId: string | undefined) =>
  queryOptions({
    queryKey: ['usual-currency', nodeId],
    queryFn: ({ signal }) =>
      api.call(getUsualCurrency, { query: nodeId === undefined ? {} : { nodeId }, signal }),
    staleTime: Infinity,
  })
