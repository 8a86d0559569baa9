import type {
  ResultAs,
  ResultPer,
  ResultQuantity,
  MeasurementSeries,
  MeteringPoint,
} from '@energycockpit/contract'

/** What values are shown as: undefined as they are; else what the server calculates from them, and by what. */
export interface ShownAs {
  as: ResultAs | undefined
  per: ResultPer | undefined
}

/** Of which product, and what is measured of it. */
type Stored = Pick<MeasurementSeries, 'interval' | 'quantity'> & Pick<MeteringPoint, 'productType'>

const degreeDays: readonly ResultAs[] = [
  'HEATING_DEGREE_DAYS_20_15',
  'HEATING_DEGREE_DAYS_15',
  'COOLING_DEGREE_DAYS',
]
const byQuantity: readonly ResultQuantity[] = ['ENERGY', 'POWER', 'VOLUME', 'COST', 'CARBON']

/** What can be calculated from such values, as long as the prices and factors for it are known. */
export function possibleAs({ quantity, productType }: Stored): readonly ResultAs[] {
  switch (quantity) {
    case 'ENERGY':
      return ['POWER', 'COST', 'CARBON']
    case 'POWER':
      return ['ENERGY', 'COST', 'CARBON']
    case 'VOLUME':
      // Of volumes only those of gas become energy.
      return productType === 'GAS' ? ['ENERGY', 'COST', 'CARBON'] : ['COST']
    case 'TEMPERATURE':
      return degreeDays
    default:
      return []
  }
}

/** What the values then are, and every how long there is one. */
export function answered(
  { quantity, interval }: Stored,
  as: ResultAs | undefined,
): { quantity: ResultQuantity; interval: MeasurementSeries['interval'] } {
  if (as === undefined) return { quantity, interval }
  return degreeDays.includes(as)
    ? { quantity: 'DEGREE_DAYS', interval: 'P1D' }
    : { quantity: as as ResultQuantity, interval }
}

/** Whether the size of a building, and who uses it, says something of the values. */
export const canBePer = (series: Stored, as: ResultAs | undefined): boolean =>
  byQuantity.includes(answered(series, as).quantity)

/** A choice as far as it makes sense for a series; another one was perhaps shown when it was made. */
export function shownAs(chosen: ShownAs, series: Stored): ShownAs {
  const as = possibleAs(series).find((each) => each === chosen.as)
  const isKept = as === chosen.as && canBePer(series, as)
  return { as, per: isKept ? chosen.per : undefined }
}
