import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getSavedBaselineVariance, listBaselines } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'

/** What meters used against the latest version of a saved baseline; null where the baseline is no longer there. */
export const verificationQuery = (api: ApiClient, baselineId: string, period: DateRange) =>
  queryOptions({
    queryKey: ['verification', baselineId, period.from, period.to],
    queryFn: async ({ signal }) => {
      const { baselines } = await api.call(listBaselines, { query: {}, signal })
      const baseline = baselines.find(({ id }) => id === baselineId)
      const latest = baseline?.versions[0]
      if (!baseline || !latest) return null
      const variance = await api.call(getSavedBaselineVariance, {
        params: { baselineId, version: String(latest.version) },
        query: { ...period, rows: 'P1M' },
        signal,
      })
      return { baseline, version: latest, variance }
    },
  })
