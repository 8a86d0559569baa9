import { listMeteringPoints } from '@energycockpit/contract'
import { useFeature, usePages } from '@energycockpit/remote'
import { structureKey } from '../structure-query'
import { queryOf, type ListChoice } from './list-address'

/** The metering points that are listed, a page at a time. */
export function usePoints(choice: ListChoice) {
  const { api } = useFeature()
  const query = queryOf(choice)
  return usePages({
    key: [...structureKey, 'points', query],
    load: (cursor, signal) =>
      api.call(listMeteringPoints, { query: { ...query, ...(cursor !== undefined && { cursor }) }, signal }),
    items: (page) => page.meteringPoints,
  })
}
