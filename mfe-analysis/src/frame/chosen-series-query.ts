import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getChosenSeries } from '@energycockpit/contract'
import type { Choice } from '../choice/choice'
import { idsOf } from '../choice/chosen-objects'

/** The series that a choice means. What is there stays until those of another choice have come. */
export function chosenSeriesQuery(api: ApiClient, choice: Choice) {
  const ids = idsOf(choice)
  const query = {
    ...choice.filters,
    objects: ids.length === 0 ? undefined : ids.join(','),
    productType: choice.productType,
  }
  return queryOptions({
    queryKey: ['chosen-series', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getChosenSeries, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
