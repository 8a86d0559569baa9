import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import {
  getBaselineVariance,
  getSavedBaselineVariance,
  type BaselineForm,
  type BaselineResultAs,
  type BaselineVariance,
} from '@energycockpit/contract'
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
  as: BaselineResultAs | undefined
  /** Series that usage is taken to follow beside weather and calendar. */
  drivers: readonly number[]
  /** A saved baseline, whose meters, period and form are meant then. */
  saved: { id: string; version: number } | undefined
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
      const { form, rows, baseline, range, as, drivers, saved } = wanted!
      const common = { rows, ...range, ...(as && { as }) }
      const fitted = {
        ...{ series, form, baselineFrom: baseline.from, baselineTo: baseline.to },
        ...(drivers.length > 0 && { drivers: drivers.join(',') }),
      }
      const variance = saved
        ? await api.call(getSavedBaselineVariance, {
            params: { baselineId: saved.id, version: String(saved.version) },
            ...{ query: common, signal },
          })
        : await api.call(getBaselineVariance, { query: { ...fitted, ...common }, signal })
      return { wanted: wanted!, variance }
    },
    placeholderData: (shown: FoundBaseline | undefined, requested?: { queryKey: readonly unknown[] }) =>
      requested?.queryKey[1] === series ? shown : undefined,
  })
}
