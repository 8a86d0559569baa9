import type { ApiClient } from '@energycockpit/api-client'
import { getLocationConsumption, getLocationMap, type ConsumedProductType } from '@energycockpit/contract'
import { ownReasonKey } from '@energycockpit/failures'
import type { DateRange } from '@energycockpit/time'
import { structureKey } from '../structure-query'

/** Where the locations are. */
export const locationMapQuery = (api: ApiClient) => ({
  queryKey: [...structureKey, 'map'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getLocationMap, { signal }),
})

interface ConsumptionQuery extends DateRange {
  productType: ConsumedProductType | undefined
}

/** What each of them consumed; not requested while nothing is measured at any. */
export const consumptionQuery = (api: ApiClient, { productType, from, to }: ConsumptionQuery) => ({
  queryKey: [...structureKey, 'consumption', productType, from, to],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(getLocationConsumption, { query: { productType: productType!, from, to }, signal }),
})

export const mapReasonKey = ownReasonKey('map.reasons', ['PERIOD_TOO_LONG'])
