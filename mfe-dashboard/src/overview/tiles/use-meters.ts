import { useQuery } from '@tanstack/react-query'
import type { ConsumedProductType } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { metersQuery } from '../overview-queries'

/** The meters of a product; `series` is empty until they are known, where there are none, and where they are too many. */
export function useMeters(nodeId: string | undefined, productType: ConsumedProductType) {
  const { api } = useFeature()
  const meters = useQuery(metersQuery(api, nodeId, productType))
  return { meters, series: meters.data?.isTooMany === false ? meters.data.series : [] }
}
