import type { CarbonReport, EmittingProductType } from '@energycockpit/contract'
import { amountAt, bases, belongsTo, sumOf, type Amount, type Basis } from './report-lines'

export interface LocationLine {
  id: string
  name: string
  parentName: string
  amounts: Readonly<Record<Basis, Amount>>
  /** The product that emits most here. */
  productType: EmittingProductType
}

/** Each location with what it emitted, the largest first; those of the same amount by name. */
export function locationsOfReport({ reported, locations }: CarbonReport): LocationLine[] {
  const lines = locations.flatMap(({ id, name, parentName }): LocationLine[] => {
    const here = reported.products.flatMap((product) => {
      const place = product.locations.locationId.indexOf(id)
      return place < 0 ? [] : [{ product, place }]
    })
    if (here.length === 0) return []
    const amounts = Object.fromEntries(
      bases.map((basis) => [
        basis,
        sumOf(
          here
            .filter(({ product }) => belongsTo(product, basis))
            .map(({ product, place }) => amountAt(product.locations, place, basis)),
        ),
      ]),
    ) as Record<Basis, Amount>
    const largest = here.reduce((one, other) => (kgOf(other) > kgOf(one) ? other : one))
    return [{ id, name, parentName, amounts, productType: largest.product.productType }]
  })
  const whole = ({ amounts }: LocationLine) => (amounts.SCOPE_1.kg ?? 0) + (amounts.LOCATION.kg ?? 0)
  return lines.sort((one, other) => whole(other) - whole(one))
}

const kgOf = ({ product, place }: { product: CarbonReport['reported']['products'][number]; place: number }) =>
  product.locations.locationBased[place] ?? 0
