import type { ApiClient } from '@energycockpit/api-client'
import {
  getManySums,
  getMeasuredPlaces,
  maxChosenObjects,
  maxSumsAtOnce,
  type BriefSum,
  type MeasuredPlace,
  type SumQuery,
} from '@energycockpit/contract'
import { gathered } from './gathered'

export interface GatheredCalls {
  /** Null: it is refused, as of series that are gone. */
  sum(query: SumQuery): Promise<BriefSum | null>
  /** Null: it is not found. */
  place(id: string): Promise<MeasuredPlace | null>
}

const known = new WeakMap<ApiClient, GatheredCalls>()

/** The calls of all indicators that are shown, which are made together. */
export function gatheredCalls(api: ApiClient): GatheredCalls {
  const found = known.get(api) ?? {
    sum: gathered<SumQuery, BriefSum | null>(
      async (sums) => (await api.call(getManySums, { body: { sums: [...sums] } })).sums,
      maxSumsAtOnce,
    ),
    place: gathered<string, MeasuredPlace | null>(
      async (ids) => (await api.call(getMeasuredPlaces, { query: { objects: ids.join(',') } })).places,
      maxChosenObjects,
    ),
  }
  known.set(api, found)
  return found
}
