import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import type { ChartValues } from '@energycockpit/charts'
import {
  getSummedValues,
  type ChosenSeries,
  type Granularity,
  type SeriesLeftOut,
  type Statistics,
} from '@energycockpit/contract'
import type { Period } from '@energycockpit/time'
import { pointsToRequest } from '../../choice/points-to-request'
import { granularityFor } from '../../choice/sensible-granularities'
import { statisticsQuery } from '../../values/statistics-query'
import { valuesQuery } from '../../values/values-query'
import { linesToShow, type Line } from './lines'

/** What came of a line: its values, or why they did not come. */
export interface LineValues {
  key: string
  values?: ChartValues & { leftOut?: readonly SeriesLeftOut[] | undefined }
  error?: unknown
}

interface Wanted {
  period: Period
  granularity: Granularity
  timeZone: string
}

/** Out of which lines others are drawn where the first ones have no values. */
export interface OtherLines {
  lines: readonly Line[]
  chosen: ChosenSeries
}

const asMeasured = { as: undefined, per: undefined }

/**
 * The values of all lines, side by side; one that fails does not take the others away. What has been fetched once is
 * not fetched again for another choice of lines. The lines of before stay until those of another period have come.
 */
export function linesQuery(
  api: ApiClient,
  queries: QueryClient,
  lines: readonly Line[],
  wanted: Wanted | undefined,
  others?: OtherLines,
) {
  return queryOptions({
    queryKey: ['progression', lines.map(({ key, seriesIds }) => [key, seriesIds]), wanted],
    enabled: wanted !== undefined,
    queryFn: async () => {
      const found = await Promise.all(lines.map((line) => valuesOfLine(api, queries, line, wanted!)))
      const own = found.filter(({ key }) => others?.lines.some((line) => line.key === key))
      if (others === undefined || others.lines.length === own.length || !own.every(isEmpty)) return found
      const { chosen } = others
      const statistics = await queries.fetchQuery(statisticsQuery(api, { chosen, period: wanted!.period }))
      const instead = linesToShow(linesWithValues(others.lines, statistics), [])
      if (instead.length === 0) return found
      const ofInstead = instead.map((line) => valuesOfLine(api, queries, line, wanted!))
      return [...(await Promise.all(ofInstead)), ...found.filter((one) => !own.includes(one))]
    },
    placeholderData: (before: LineValues[] | undefined) => before,
  })
}

/** It has come, and holds no value. */
export const isEmpty = ({ values }: LineValues): boolean =>
  values !== undefined && values.value.every((value) => value === null)

/** Those of which one of the series has a value. */
export function linesWithValues(
  lines: readonly Line[],
  { seriesId, count }: Pick<Statistics, 'seriesId' | 'count'>,
): Line[] {
  const there = new Set(seriesId.filter((_, place) => count[place]! > 0))
  return lines.filter(({ seriesIds }) => seriesIds.some((id) => there.has(id)))
}

async function valuesOfLine(
  api: ApiClient,
  queries: QueryClient,
  line: Line,
  { period, granularity: chosen, timeZone }: Wanted,
): Promise<LineValues> {
  const { key } = line
  const granularity = granularityFor(chosen, line, period, timeZone)
  try {
    if (line.isSum) return { key, values: await queries.fetchQuery(sumQuery(api, line, period, granularity)) }
    const points = pointsToRequest(granularity, line, period, timeZone)
    const wanted = { period, granularity, points, shown: asMeasured }
    return { key, values: await queries.fetchQuery(valuesQuery(api, line.seriesIds[0]!, wanted)) }
  } catch (error) {
    return { key, error }
  }
}

function sumQuery(api: ApiClient, { seriesIds }: Line, period: Period, granularity: Granularity) {
  const query = {
    series: seriesIds.join(','),
    from: period.from.toISOString(),
    to: period.to.toISOString(),
    granularity,
  }
  return queryOptions({
    queryKey: ['summed-values', query],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getSummedValues, { query, signal }),
  })
}
