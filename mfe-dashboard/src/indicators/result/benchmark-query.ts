import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import {
  getLocationPeers,
  getObjectRanking,
  type ConsumedProductType,
  type LocationUse,
} from '@energycockpit/contract'
import { addMonths, firstDay, type Month } from '../rules/months'
import { leastKnown } from '../rules/judgement'

export interface Peers {
  use: LocationUse | null
  /** By m², of each other location that is used alike and of which enough is known. */
  others: number[]
  /** The same of those of half to twice the floor area. */
  similar: number[]
  /** That of the location, m². */
  floorArea: number | null
  /** That of the location itself; null where too little is known. */
  own: number | null
}

/** What locations of the same use need by m² in the same months, each product on its own added up. */
export const benchmarkQuery = (
  api: ApiClient,
  locationId: string,
  products: readonly ConsumedProductType[],
  months: readonly Month[],
) =>
  queryOptions({
    queryKey: ['indicator-benchmark', locationId, products, months[0], months.at(-1)],
    queryFn: async ({ signal }): Promise<Peers> => {
      const { use, locationIds, similarIds, floorArea } = await api.call(getLocationPeers, {
        query: { locationId },
        signal,
      })
      if (use === null) return { use, others: [], similar: [], floorArea, own: null }
      const days = { from: firstDay(months[0]!), to: firstDay(addMonths(months.at(-1)!, 1)) }
      const rankings = await Promise.all(
        products.map((productType) =>
          api.call(getObjectRanking, {
            query: { level: 'LOCATION', per: 'FLOOR_AREA', productType, ...days },
            signal,
          }),
        ),
      )
      const valueOf = (id: string): number | null => {
        let sum: number | null = null
        for (const { id: ids, purchase, measured, estimated } of rankings) {
          const place = ids.indexOf(id)
          // What a location does not use it has no meter for.
          if (place === -1) continue
          const value = purchase[place] ?? null
          if (value === null || measured[place]! + estimated[place]! < leastKnown) return null
          sum = (sum ?? 0) + value
        }
        return sum
      }
      const valuesOf = (ids: readonly string[]) => ids.flatMap((id) => valueOf(id) ?? [])
      return {
        ...{ use, floorArea, own: valueOf(locationId) },
        ...{ others: valuesOf(locationIds), similar: valuesOf(similarIds) },
      }
    },
  })
