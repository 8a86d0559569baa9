import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import {
  getChosenSeries,
  getConsumption,
  getConversionFactors,
  getDashboard,
  getForecast,
  getLoadDuration,
  getSummedValues,
  type ConsumedProductType,
} from '@energycockpit/contract'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { MonthSoFar } from './month-so-far'

export const dashboardKey = ['dashboard'] as const

export const dashboardQuery = (api: ApiClient) =>
  queryOptions({ queryKey: dashboardKey, queryFn: ({ signal }) => api.call(getDashboard, { signal }) })

/** What a node (undefined: all that the user sees) consumed this month and in the same days of the year before. */
export const consumptionQuery = (api: ApiClient, nodeId: string | undefined, { days, before }: MonthSoFar) =>
  queryOptions({
    queryKey: ['overview', 'consumption', nodeId ?? null, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(getConsumption, {
        query: {
          ...{ nodeId, ...days, comparedFrom: before.from, comparedTo: before.to },
          granularity: 'P1M' as const,
        },
        signal,
      }),
  })

/** Meters that add up, and on whose clock days begin. */
interface OfMeters {
  series: readonly number[]
  timeZone: string
}

const instants = ({ from, to }: DateRange, timeZone: string) => ({
  from: new Date(startOfDay(from, timeZone)).toISOString(),
  to: new Date(startOfDay(to, timeZone)).toISOString(),
})

/** All prices and factors that the user sees. */
export const factorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['overview', 'factors'],
    queryFn: ({ signal }) => api.call(getConversionFactors, { query: {}, signal }),
  })

/**
 * The series that count what is bought of a kind of energy, of main meters: by them costs, peaks and forecasts are about
 * the same meters, also of several businesses. Undefined: there are too many to add up at once.
 */
export const metersQuery = (api: ApiClient, nodeId: string | undefined, productType: ConsumedProductType) =>
  queryOptions({
    queryKey: ['overview', 'meters', nodeId ?? null, productType],
    queryFn: async ({ signal }) => {
      const { series, hasMore } = await api.call(getChosenSeries, {
        query: {
          ...{ objects: nodeId, productType, kind: 'MAIN' as const },
          ...{ direction: 'PURCHASE' as const, quantity: 'ENERGY' as const },
        },
        signal,
      })
      return { series: seriesOfPoints(series), isTooMany: hasMore }
    },
  })

/**
 * The series that count what main meters feed in of electricity, whoever generates it: what they earn is taken from the
 * costs of what is bought.
 */
export const fedInQuery = (api: ApiClient, nodeId: string | undefined) =>
  queryOptions({
    queryKey: ['overview', 'fed-in', nodeId ?? null],
    queryFn: async ({ signal }) => {
      const { series, hasMore } = await api.call(getChosenSeries, {
        query: {
          ...{ objects: nodeId, kind: 'MAIN' as const },
          ...{ direction: 'FEED_IN' as const, quantity: 'ENERGY' as const },
        },
        signal,
      })
      const ofElectricity = series.filter(({ productType: of }) => of === 'ELECTRICITY' || of === 'PV')
      return { series: seriesOfPoints(ofElectricity), isTooMany: hasMore }
    },
  })

/** More series are not added up at once. */
const mostSeries = 500

/** Those whose costs are added up, and whether they are more than that. */
export const pricedTogether = (bought: readonly number[], fedIn: readonly number[]) => {
  const isTooMany = bought.length + fedIn.length > mostSeries
  return { series: isTooMany ? [] : [...bought, ...fedIn], isTooMany }
}

/** What meters counted, as costs or emissions. */
export const worthQuery = (
  api: ApiClient,
  { series, timeZone }: OfMeters,
  days: DateRange,
  as: 'COST' | 'CARBON',
) =>
  queryOptions({
    queryKey: ['overview', 'worth', as, series, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(getSummedValues, {
        query: {
          // Only the total is shown: no meter's values are longer than a year.
          ...{ series: series.join(','), as, granularity: 'P1Y' as const },
          ...instants(days, timeZone),
        },
        signal,
      }),
    retry: false,
  })

/** The highest power that was drawn. */
export const peakQuery = (api: ApiClient, { series, timeZone }: OfMeters, days: DateRange) =>
  queryOptions({
    queryKey: ['overview', 'peak', series, days.from, days.to],
    queryFn: ({ signal }) =>
      api.call(getLoadDuration, {
        query: { series: series.join(','), ...instants(days, timeZone), peaks: 1 },
        signal,
      }),
  })

/** What meters will have counted by the end of the month. */
export const forecastQuery = (api: ApiClient, series: readonly number[], today: string) =>
  queryOptions({
    queryKey: ['overview', 'forecast', series, today],
    queryFn: ({ signal }) =>
      api.call(getForecast, { query: { series: series.join(','), until: 'MONTH' as const }, signal }),
  })

/** One series of each metering point: others of the same quantity count the same. */
export function seriesOfPoints(series: readonly { seriesId: number; pointId: string; seriesType: string }[]) {
  const ofPoint = new Map<string, { seriesId: number; isMeasured: boolean }>()
  for (const { seriesId, pointId, seriesType } of series) {
    const isMeasured = seriesType === 'MEASURED'
    const known = ofPoint.get(pointId)
    if (!known || (isMeasured && !known.isMeasured)) ofPoint.set(pointId, { seriesId, isMeasured })
  }
  return [...ofPoint.values()].map(({ seriesId }) => seriesId)
}
