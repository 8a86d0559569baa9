import type { ApiClient } from '@energycockpit/api-client'
import type { ConsumedProductType, ResultAs, ResultPer, SummedValues } from '@energycockpit/contract'
import { dateAt, startOfDay } from '@energycockpit/time'
import { addMonths, firstDay, type Month } from '../rules/months'
import { gatheredCalls } from './gathered-calls'

/** Months by the calendar of a place, both included. */
export interface MonthSpan {
  from: Month
  to: Month
  /** The day after the last one, where that is before the last month ends. */
  until?: string
  timeZone: string
}

/** What was counted in a month; null where nothing was. */
export interface CountedMonth {
  value: number | null
  /** Share of the values that are there. */
  known: number
}

export interface CountedMonths {
  unit: string
  months: ReadonlyMap<Month, CountedMonth>
  /** Meters that could not be counted, such as at a location without floor area. */
  leftOut: number
}

/** The first instant, and the one after the last. */
export const instantsOf = ({ from, to, until, timeZone }: MonthSpan) => ({
  from: new Date(startOfDay(firstDay(from), timeZone)).toISOString(),
  to: new Date(startOfDay(until ?? firstDay(addMonths(to, 1)), timeZone)).toISOString(),
})

/** Columns of values as months. */
export function asMonths({
  at,
  value,
  measured,
  estimated,
  timeZone,
}: ColumnsOfMonths): Map<Month, CountedMonth> {
  return new Map(
    at.map((start, place) => [
      dateAt(new Date(start), timeZone).toString().slice(0, 7),
      { value: value[place] ?? null, known: Math.min(1, (measured[place] ?? 0) + (estimated[place] ?? 0)) },
    ]),
  )
}
type ColumnsOfMonths = Pick<SummedValues, 'at' | 'value' | 'measured' | 'estimated' | 'timeZone'>

export interface CountedSeries {
  /** Either series by their ids, or what a node buys of a product. */
  of: { series: readonly number[] } | { nodeId: string; productType: ConsumedProductType }
  as?: ResultAs | undefined
  per?: ResultPer | undefined
}

/** Month by month what meters counted together; undefined where that is refused, as of series that are gone. */
export async function countedMonths(
  api: ApiClient,
  { of, as, per }: CountedSeries,
  span: MonthSpan,
  signal: AbortSignal,
): Promise<CountedMonths | undefined> {
  const chosen =
    'series' in of
      ? { series: of.series.join(',') }
      : { ...of, direction: 'PURCHASE' as const, ...quantityOf(of) }
  const found = await gatheredCalls(api).sum({
    ...chosen,
    ...(as && { as }),
    ...(per && { per }),
    ...instantsOf(span),
    granularity: 'P1M',
  })
  signal.throwIfAborted()
  return found
    ? { unit: found.unit, months: asMonths(found), leftOut: found.leftOut?.length ?? 0 }
    : undefined
}

/** Gas that is measured in m³ is made into energy. */
const quantityOf = ({ productType }: { productType: ConsumedProductType }) =>
  productType === 'WATER' ? { quantity: 'VOLUME' as const } : {}
