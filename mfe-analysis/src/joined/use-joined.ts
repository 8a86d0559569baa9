import { useMemo } from 'react'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { SeriesValues } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import type { Period } from '@energycockpit/time'
import { useKept } from '../frame/use-kept'
import { valuesQuery } from '../values/values-query'
import { joinBuckets, type Joined, type JoinGranularity } from './join-buckets'
import { writeQuantityKey, type QuantityKey } from './quantity-key'

export interface JoinedValues {
  joined: Joined
  /** Of each series, in the order of the keys. */
  units: string[]
}

interface Wanted {
  keys: readonly QuantityKey[]
  period: Period
  granularity: JoinGranularity
  now: number
}

/** The values of several series side by side; what is there stays while others are on their way. */
export function useJoined({ keys, period, granularity, now }: Wanted) {
  const { api } = useFeature()
  const found = useQueries({
    queries: keys.map(({ seriesId, as }) =>
      valuesQuery(api, seriesId, { period, granularity, points: undefined, shown: { as, per: undefined } }),
    ),
    combine: combined,
  })
  const { values, ...query } = found
  const data = useMemo(
    (): JoinedValues | undefined =>
      values && { joined: joinBuckets(values, granularity, now), units: values.map(({ unit }) => unit) },
    [values, granularity, now],
  )
  const of = [granularity, ...keys.map(writeQuantityKey)].join()
  return useKept({ ...query, data }, of)
}

function combined(results: UseQueryResult<SeriesValues>[]) {
  const values = results.flatMap(({ data }) => (data === undefined ? [] : [data]))
  return {
    values: values.length === results.length ? values : undefined,
    error: results.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  }
}
