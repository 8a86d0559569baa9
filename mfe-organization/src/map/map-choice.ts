import { consumedProductTypes, type ConsumedProductType } from '@energycockpit/contract'
import { mapPeriods, type MapPeriod } from './map-periods'

/** What is chosen on the map; it stands in the address, so that a link shows the same. */
export interface MapChoice {
  /** Undefined: the first that there is. */
  productType: ConsumedProductType | undefined
  period: MapPeriod
  /** Id of the selected location. */
  location: string | undefined
}

const firstPeriod: MapPeriod = 'LAST_YEAR'

/** What is not understood is as if it were not there. */
export function readMapChoice(search: string): MapChoice {
  const query = new URLSearchParams(search)
  return {
    productType: consumedProductTypes.find((one) => one === query.get('product')),
    period: mapPeriods.find((one) => one === query.get('period')) ?? firstPeriod,
    location: query.get('location') || undefined,
  }
}

/** The query of a choice, beginning with '?'; empty when nothing differs from the first choice. */
export function writeMapChoice({ productType, period, location }: MapChoice): string {
  const query = new URLSearchParams()
  if (productType !== undefined) query.set('product', productType)
  if (period !== firstPeriod) query.set('period', period)
  if (location !== undefined) query.set('location', location)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
