import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import {
  getSeriesValues,
  type ConsumedProductType,
  type Indicator,
  type IndicatorReference,
  type MeasuredPlace,
} from '@energycockpit/contract'
import { dateAt } from '@energycockpit/time'
import { nodeOf } from '../place-query'
import { measuredPlaceQuery } from './measured-place-query'
import { addMonths, lastMonthOver, monthsFrom, type Month } from '../rules/months'
import type { Figures, MonthFigure } from '../rules/period-value'
import {
  asMonths,
  countedMonths,
  instantsOf,
  type CountedMonth,
  type CountedMonths,
  type MonthSpan,
} from './counted-months'

/** So many values back a trend goes. */
export const trendMonths = 24

/** Why nothing can be reckoned at all. */
export type NoFigures = 'PLACE_GONE' | 'NO_METERS' | 'NOT_COUNTABLE' | 'STATION_UNKNOWN' | 'REFERENCE_GONE'

export interface IndicatorFigures {
  timeZone: string
  /** The last month that is over. */
  last: Month
  unit: string
  figures: Figures
  /** Products of the indicator of which there are no meters here. */
  withoutMeters: readonly ConsumedProductType[]
  leftOut: number
}

/** All months that an indicator needs: of its trend, of the year before that, and of its baseline. */
export const figuresQuery = (api: ApiClient, queries: QueryClient, indicator: Indicator, now: number) =>
  queryOptions({
    queryKey: ['indicator-figures', indicator.id, indicator.revision, Math.floor(now / 3_600_000)],
    queryFn: async ({ signal }): Promise<IndicatorFigures | { lack: NoFigures }> => {
      if (indicator.nodeId !== null && indicator.nodeName === null) return { lack: 'PLACE_GONE' }
      const place = await queries.fetchQuery({
        ...measuredPlaceQuery(api, indicator),
        staleTime: 600_000,
      })
      if (place === null) return { lack: 'PLACE_GONE' }
      const { timeZone } = place
      const last = lastMonthOver(dateAt(new Date(now), timeZone).toString())
      const span = { ...spanOf(indicator, last), timeZone }
      const [amount, reference] = await Promise.all([
        amountMonths(api, indicator, place, span, signal),
        referenceMonths(api, indicator.reference, place, span, signal),
      ])
      if ('lack' in amount) return amount
      if ('lack' in reference) return reference
      const figures = monthsFrom(span.from, span.to).map((month): [Month, MonthFigure] => {
        const counted = amount.months.get(month)
        const divisor = reference.months.get(month)
        return [
          month,
          {
            ...{ month, amount: counted?.value ?? null, known: counted?.known ?? 0 },
            ...{ reference: divisor?.value ?? null, referenceKnown: divisor?.known ?? 0 },
          },
        ]
      })
      const unit = `${amount.unit}${reference.unit}`
      const { withoutMeters, leftOut } = amount
      return { timeZone, last, unit, figures: new Map(figures), withoutMeters, leftOut }
    },
  })

/** Also each value of the trend, if it is of a year, reaches eleven months further back. */
function spanOf({ baseline, period }: Indicator, last: Month): { from: Month; to: Month } {
  const from = addMonths(last, 1 - trendMonths - (period === 'YEAR' ? 11 : 0))
  if (baseline?.kind !== 'PERIOD') return { from, to: last }
  return { from: baseline.from < from ? baseline.from : from, to: last }
}

interface Amount extends CountedMonths {
  withoutMeters: readonly ConsumedProductType[]
}

async function amountMonths(
  api: ApiClient,
  indicator: Indicator,
  place: MeasuredPlace,
  span: MonthSpan,
  signal: AbortSignal,
): Promise<Amount | { lack: NoFigures }> {
  const { amount, reference } = indicator
  const per = reference.kind === 'QUANTITY' ? reference.per : undefined
  if (amount.kind === 'SERIES') {
    const found = await countedMonths(
      api,
      { of: { series: amount.series.map(({ id }) => id) }, per },
      span,
      signal,
    )
    return found ? { ...found, withoutMeters: [] } : { lack: 'NOT_COUNTABLE' }
  }
  const measured = (product: ConsumedProductType) => place.hasMore || place.products.includes(product)
  const products = amount.products.filter(measured)
  const withoutMeters = amount.products.filter((product) => !measured(product))
  if (products.length === 0) return { lack: 'NO_METERS' }
  const all = await Promise.all(
    products.map((productType) => {
      const of = { nodeId: nodeOf(indicator), productType }
      return countedMonths(api, { of, per, ...(productType !== 'WATER' && { as: 'ENERGY' }) }, span, signal)
    }),
  )
  const found = all.filter((one) => one !== undefined)
  // One that cannot be counted would be missing from the sum without a word.
  if (found.length < all.length) return { lack: 'NOT_COUNTABLE' }
  return { ...added(found), withoutMeters }
}

/** Several products together; of a month as much is known as of the product of which least is. */
function added(all: readonly CountedMonths[]): CountedMonths {
  const [first, ...others] = all
  const months = new Map<Month, CountedMonth>()
  for (const [month, one] of first!.months) {
    const same = [one, ...others.map(({ months: of }) => of.get(month) ?? { value: null, known: 0 })]
    const values = same.flatMap(({ value }) => value ?? [])
    months.set(month, {
      value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
      known: Math.min(...same.map(({ value, known }) => (value === null ? 0 : known))),
    })
  }
  return { unit: first!.unit, months, leftOut: all.reduce((sum, { leftOut }) => sum + leftOut, 0) }
}

async function referenceMonths(
  api: ApiClient,
  reference: IndicatorReference,
  place: MeasuredPlace,
  span: MonthSpan,
  signal: AbortSignal,
): Promise<{ unit: string; months: ReadonlyMap<Month, CountedMonth> } | { lack: NoFigures }> {
  if (reference.kind === 'NONE' || reference.kind === 'QUANTITY') return { unit: '', months: new Map() }
  if (reference.kind === 'SERIES') {
    const found = await countedMonths(api, { of: { series: [reference.series.id] } }, span, signal)
    return found ? { unit: `/${reference.unit}`, months: found.months } : { lack: 'REFERENCE_GONE' }
  }
  const { temperatures } = place
  if (temperatures.length === 0) return { lack: 'STATION_UNKNOWN' }
  const all = await Promise.all(
    temperatures.map(async (seriesId) =>
      asMonths(
        await api.call(getSeriesValues, {
          params: { seriesId },
          query: { ...instantsOf(span), granularity: 'P1M', as: 'HEATING_DEGREE_DAYS_20_15' },
          signal,
        }),
      ),
    ),
  )
  return { unit: '/Kd', months: meanOfStations(all) }
}

function meanOfStations(all: readonly ReadonlyMap<Month, CountedMonth>[]): Map<Month, CountedMonth> {
  const months = new Map<Month, CountedMonth>()
  for (const month of all[0]!.keys()) {
    const values = all.flatMap((one) => one.get(month)?.value ?? [])
    const known = all.map((one) => one.get(month)?.known ?? 0)
    months.set(month, {
      value: values.length < all.length ? null : values.reduce((sum, value) => sum + value, 0) / all.length,
      known: known.reduce((sum, one) => sum + one, 0) / all.length,
    })
  }
  return months
}
