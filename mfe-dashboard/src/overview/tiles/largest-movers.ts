import { locationFigures, mostChanged, shareOfChange } from '@energycockpit/consumption'
import type { Consumption, ConsumedProductType } from '@energycockpit/contract'

/** A location that used more or less of a product than in the year before. */
export interface Mover {
  id: string
  name: string
  productType: ConsumedProductType
  unit: string
  difference: number
  /** Undefined where there was nothing before. */
  share: number | undefined
}

/** The locations that changed most, over all products that are counted in energy; above them those of others. */
export function largestMovers({ products, locations }: Consumption, count: number): Mover[] {
  return products
    .filter(({ unit }) => unit === 'kWh')
    .flatMap((product) =>
      mostChanged(locationFigures(product, locations), count).map(({ id, name, value, compared }): Mover => ({
        ...{ id, name, productType: product.productType, unit: product.unit },
        difference: value! - compared!,
        share: shareOfChange({ value: value!, compared: compared! }),
      })),
    )
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
    .slice(0, count)
}
