import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getForecast, type BaselineForm, type Forecast, type ForecastPeriod } from '@energycockpit/contract'

export interface WantedForecast {
  /** Ids of series that add up. */
  ids: readonly number[]
  until: ForecastPeriod
  form: BaselineForm
}

/** An answer with what was requested: what is shown meanwhile may be of another period. */
export interface FoundForecast {
  wanted: WantedForecast
  forecast: Forecast
}

/** Undefined: there is nothing to request. While another period is on its way, the last answer stays. */
export function forecastQuery(api: ApiClient, wanted: WantedForecast | undefined) {
  const series = wanted?.ids.join(',') ?? ''
  return queryOptions({
    queryKey: ['forecast', series, wanted],
    enabled: wanted !== undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundForecast> => {
      const { until, form } = wanted!
      return {
        wanted: wanted!,
        forecast: await api.call(getForecast, { query: { series, until, form }, signal }),
      }
    },
    placeholderData: (shown: FoundForecast | undefined, requested?: { queryKey: readonly unknown[] }) =>
      requested?.queryKey[1] === series ? shown : undefined,
  })
}
