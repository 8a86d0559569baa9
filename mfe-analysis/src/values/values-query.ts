import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesValues, type Granularity, type SeriesValues } from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'
import type { ShownAs } from '../choice/shown-as'

interface Wanted {
  period: Period
  granularity: Granularity
  /** No more than so many, where all cannot be drawn. */
  points: number | undefined
  shown: ShownAs
}

/** A series' values over a period. While the next period is on its way the last one of the same values stays. */
export function valuesQuery(api: ApiClient, seriesId: number, wanted: Wanted) {
  const { period, granularity, points } = wanted
  const { as, per } = wanted.shown
  const query = {
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    ...{ granularity, points, as, per },
  }
  const of = [seriesId, as ?? null, per ?? null]
  return queryOptions({
    queryKey: ['values', ...of, query],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getSeriesValues, { params: { seriesId }, query, signal }),
    placeholderData: (before: SeriesValues | undefined, requested?: { queryKey: readonly unknown[] }) =>
      of.every((each, place) => requested?.queryKey[place + 1] === each) ? before : undefined,
  })
}
