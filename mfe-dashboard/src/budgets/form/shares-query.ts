import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isCallError, type ApiClient } from '@energycockpit/api-client'
import { getSeriesValues, type BudgetProfile, type ConsumedProductType } from '@energycockpit/contract'
import { dateAt } from '@energycockpit/time'
import { nodeOf, placeQuery, type Place } from '../../indicators/place-query'
import { asMonths, countedMonths, instantsOf } from '../../indicators/result/counted-months'
import { addMonths, lastMonthOver, monthsFrom } from '../../indicators/rules/months'
import { isMeasured } from '../result/progress-query'
import { evenShares, sharesOfDegreeDays, sharesOfYear, type NoShares } from '../rules/spread'

interface Spread {
  place: Place
  productType: ConsumedProductType
  profile: BudgetProfile
  year: number
}

/** A mean year is one of so many. */
const yearsOfWeather = 20

export type Shares = { shares: readonly number[] } | { lack: NoShares }

/** How the months of a year share its total. */
export const sharesQuery = (api: ApiClient, queries: QueryClient, spread: Spread) =>
  queryOptions({
    queryKey: ['budget-shares', nodeOf(spread.place), spread.productType, spread.profile, spread.year],
    queryFn: ({ signal }) => sharesOf(api, queries, spread, signal),
    staleTime: 600_000,
    retry: false,
  })

async function sharesOf(
  api: ApiClient,
  queries: QueryClient,
  { place, productType, profile, year }: Spread,
  signal: AbortSignal,
): Promise<Shares> {
  if (profile === 'EVEN' || profile === 'TYPED') return { shares: evenShares }
  const lack: NoShares = profile === 'LAST_YEAR' ? 'LAST_YEAR_INCOMPLETE' : 'WEATHER_INCOMPLETE'
  try {
    const found = await queries.fetchQuery({ ...placeQuery(api, place), staleTime: 600_000 })
    const { timeZone } = found
    const last = lastMonthOver(dateAt(new Date(), timeZone).toString())
    if (profile === 'LAST_YEAR') {
      // Of a year that is not over yet the same months of the year before it, where those are.
      const before = `${year - 1}-12` <= last ? year - 1 : undefined
      const span = before
        ? { from: `${before}-01`, to: `${before}-12`, timeZone }
        : { from: addMonths(last, -11), to: last, timeZone }
      if (!isMeasured(found, { productType })) return { lack }
      const of = { nodeId: nodeOf(place), productType }
      const counted = await countedMonths(
        api,
        { of, ...(productType !== 'WATER' && { as: 'ENERGY' }) },
        span,
        signal,
      )
      const months = monthsFrom(span.from, span.to)
        .toSorted((one, other) => one.slice(5).localeCompare(other.slice(5)))
        .map((month) => counted?.months.get(month))
      const shares = sharesOfYear(months)
      return shares ? { shares } : { lack }
    }
    const station = found.weather.find(({ quantity }) => quantity === 'TEMPERATURE')
    if (!station) return { lack }
    const span = { from: addMonths(last, 1 - 12 * yearsOfWeather), to: last, timeZone }
    const values = await api.call(getSeriesValues, {
      params: { seriesId: station.seriesId },
      query: { ...instantsOf(span), granularity: 'P1M', as: 'HEATING_DEGREE_DAYS_20_15' },
      signal,
    })
    const shares = sharesOfDegreeDays(asMonths(values))
    return shares ? { shares } : { lack }
  } catch (error) {
    if (isCallError(error) && error.kind === 'refused') return { lack }
    throw error
  }
}
