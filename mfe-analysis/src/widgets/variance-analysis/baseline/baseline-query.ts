import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import { getBaselineVariance, type BaselineForm, type BaselineVariance } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import type { RowLength } from '../../../amounts/rows-of-range'

export interface WantedBaseline {
  /** Ids of series that add up. */
  ids: readonly number[]
  form: BaselineForm
  rows: RowLength
  baseline: DateRange
  /** The reporting period. */
  range: DateRange
}

/** An answer with what was requested: what is shown meanwhile may be of other days. */
export interface FoundBaseline {
  wanted: WantedBaseline
  variance: BaselineVariance
}

/** Undefined: there is nothing to request. While another period is on its way, the last answer stays. */
export function baselineQuery(api: ApiClient, wanted: WantedBaseline | undefined) {
  const series = wanted?.ids.join(',') ?? ''
  return queryOptions({
    queryKey: ['baseline-variance', series, wanted],
    enabled: wanted !== undefined,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<FoundBaseline> => {
      const { form, rows, baseline, range } = wanted!
      const query = {
        ...{ series, form, rows, ...range },
        ...{ baselineFrom: baseline.from, baselineTo: baseline.to },
      }
      return { wanted: wanted!, variance: await api.call(getBaselineVariance, { query, signal }) }
    },
    placeholderData: (shown: FoundBaseline | undefined, requested?: { queryKey: readonly unknown[] }) =>
      requested?.queryKey[1] === series ? shown : undefined,
  })
}
