import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesCalendar } from '@energycockpit/contract'
import type { TwoPeriods } from '../../amounts/daily-amounts-query'
import type { RestingDays } from './calendar-adjusted'

/** On which days of both periods everything that is added up rests. Undefined: there is nothing to request. */
export function calendarQuery(api: ApiClient, ids: readonly number[], wanted: TwoPeriods | undefined) {
  const series = ids.join(',')
  return queryOptions({
    queryKey: ['series-calendar', series, wanted?.range, wanted?.before],
    enabled: ids.length > 0 && wanted !== undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<RestingDays> => {
      const { range, before } = wanted!
      const query = { series, ...range, referenceFrom: before.from, referenceTo: before.to }
      const { holidays, closed } = await api.call(getSeriesCalendar, { query, signal })
      return { holidays: new Set(holidays), closed: new Set(closed) }
    },
  })
}
