import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getBaselineStandings } from '@energycockpit/contract'
import type { TileProps } from '../tile'

/** What saved baselines say of the year and its last month, in one call however many there are. */
export const standingsQuery = (
  api: ApiClient,
  { nodeId, month: { days } }: Pick<TileProps, 'nodeId' | 'month'>,
) =>
  queryOptions({
    queryKey: ['overview', 'standings', nodeId ?? null, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(getBaselineStandings, {
        query: {
          ...(nodeId !== undefined && { nodeId }),
          ...{ from: yearOf(days), monthFrom: days.from, to: days.to },
        },
        signal,
      }),
    // Models over a year take a second or two each; what they say is of whole days.
    staleTime: 600_000,
  })

/** The first day of the year in which the month is. */
export const yearOf = ({ from }: TileProps['month']['days']): string => `${from.slice(0, 4)}-01-01`
