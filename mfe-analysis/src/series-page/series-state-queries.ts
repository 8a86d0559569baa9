import { queryOptions, skipToken } from '@tanstack/react-query'
import { fromAbsolute } from '@internationalized/date'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesCompleteness, getSeriesValues, type MeasurementSeries } from '@energycockpit/contract'

/** The last 12 months until `now`, of a series that began within them: since its first value. */
export function lastYearOf(
  firstAt: string,
  now: Date,
  timeZone: string,
): { from: Date; to: Date; whole: boolean } {
  const yearAgo = fromAbsolute(now.getTime(), timeZone).subtract({ years: 1 }).toDate()
  const first = new Date(firstAt)
  const whole = first <= yearAgo
  return { from: whole ? yearAgo : first, to: now, whole }
}

/** How much of the last 12 months is there. */
export function lastYearQuery(api: ApiClient, series: MeasurementSeries, now: Date, timeZone: string) {
  const { id: seriesId, firstAt } = series
  const period = firstAt === null ? undefined : lastYearOf(firstAt, now, timeZone)
  return queryOptions({
    queryKey: ['values', seriesId, 'last-year', now.getTime()],
    queryFn:
      period === undefined || period.to <= period.from
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            api.call(getSeriesValues, {
              params: { seriesId },
              query: { from: period.from.toISOString(), to: period.to.toISOString(), granularity: 'P1Y' },
              signal,
            }),
  })
}

/** The last value itself; it is the only one in the moment from which its interval starts. */
export function lastValueQuery(api: ApiClient, { id: seriesId, lastAt }: MeasurementSeries) {
  return queryOptions({
    queryKey: ['values', seriesId, 'last', lastAt],
    queryFn:
      lastAt === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }) =>
            api.call(getSeriesValues, {
              params: { seriesId },
              query: {
                from: lastAt,
                to: new Date(Date.parse(lastAt) + 1000).toISOString(),
                granularity: 'raw',
              },
              signal,
            }),
  })
}

/** The days of a year. While another year is on its way, the one before it stays. */
export function completenessQuery(api: ApiClient, seriesId: number, year: number) {
  return queryOptions({
    queryKey: ['completeness', seriesId, year],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.call(getSeriesCompleteness, { params: { seriesId }, query: { year }, signal }),
  })
}
