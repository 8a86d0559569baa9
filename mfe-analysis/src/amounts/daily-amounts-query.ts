import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSeriesValues, getSummedValues } from '@energycockpit/contract'
import { startOfDay, type DateRange } from '@energycockpit/time'
import { completeValues, type JoinableValues } from '../joined/join-buckets'
import type { ChoosableAmount } from './choosable-amounts'
import type { Days } from './rows-of-range'

export interface DailyAmounts extends JoinableValues {
  unit: string
}

/** An amount day by day in two periods, with what was requested: what is shown meanwhile may be of other days. */
export interface AmountsOfTwo {
  wanted: TwoPeriods
  current: DailyAmounts
  before: DailyAmounts
}

export interface TwoPeriods {
  range: DateRange
  before: DateRange
  /** Where it matters how their days are put beside each other. */
  align?: 'DATE' | 'WEEKDAY'
}

/** Undefined: there is nothing to request. While other periods are on their way, the last ones of the amount stay. */
export function amountsOfTwoQuery(
  api: ApiClient,
  amount: ChoosableAmount | undefined,
  wanted: TwoPeriods | undefined,
) {
  const ids = amount?.items.map(({ seriesId }) => seriesId) ?? []
  const timeZone = amount?.items[0].timeZone ?? 'UTC'
  const load = (range: DateRange, signal: AbortSignal): Promise<DailyAmounts> => {
    const instant = (day: string) => new Date(startOfDay(day, timeZone)).toISOString()
    const query = { from: instant(range.from), to: instant(range.to), granularity: 'P1D' as const }
    return ids.length === 1
      ? api.call(getSeriesValues, { params: { seriesId: ids[0]! }, query, signal })
      : api.call(getSummedValues, { query: { ...query, series: ids.join(',') }, signal })
  }
  const of = ids.join(',')
  return queryOptions({
    queryKey: ['amounts-of-two', of, timeZone, wanted],
    enabled: ids.length > 0 && wanted !== undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AmountsOfTwo> => {
      const [current, before] = await Promise.all([load(wanted!.range, signal), load(wanted!.before, signal)])
      return { wanted: wanted!, current, before }
    },
    placeholderData: (shown: AmountsOfTwo | undefined, requested?: { queryKey: readonly unknown[] }) =>
      requested?.queryKey[1] === of ? shown : undefined,
  })
}

/** Each day that is over; null where too much of it is missing. */
export const completeDays = (amounts: DailyAmounts, now: number): Days =>
  new Map([...completeValues(amounts, 'P1D', now)].map(([day, { value }]) => [String(day), value]))
