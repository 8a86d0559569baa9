import type { ConversionFactor, FactorKind, MeasurementSeries, ProductType } from '@energycockpit/contract'
import type { Translate } from '@energycockpit/i18n'
import { canConvert, moneyUnit } from '@energycockpit/units'

/** Of gas, and so without product and direction of their own. */
export const isOfGas = (kind: FactorKind): boolean => kind === 'STATE_NUMBER' || kind === 'CALORIFIC_VALUE'

const paid: readonly ProductType[] = ['ELECTRICITY', 'GAS', 'HEAT', 'COLD', 'PV', 'WATER']

/** The products that have such a factor. */
export function productsOf(kind: FactorKind): readonly ProductType[] {
  if (isOfGas(kind)) return ['GAS']
  // What is burnt on site emits the same whoever sold it.
  if (kind === 'CARBON_MARKET') return ['ELECTRICITY', 'HEAT', 'COLD']
  return kind === 'CARBON' ? paid.filter((product) => product !== 'WATER') : paid
}

/** Whether the values of a series can be those of such a factor. */
export function sayValuesOf(
  kind: FactorKind,
  { quantity, unit }: Pick<MeasurementSeries, 'quantity' | 'unit'>,
): boolean {
  if (kind === 'PRICE') return quantity === 'PRICE' && (moneyUnit(unit)?.per ?? null) !== null
  const isCarbon = kind === 'CARBON' || kind === 'CARBON_MARKET'
  return isCarbon && quantity === 'CARBON_INTENSITY' && canConvert(unit, 'kg/kWh')
}

const currencies = ['EUR', 'GBP', 'CHF', 'USD']

/** The units in which such a factor is usually told, the most usual one first: with `currency`, of the place. */
export function unitsOf(kind: FactorKind, product: ProductType, currency?: string | null): readonly string[] {
  switch (kind) {
    case 'STATE_NUMBER':
      return ['1']
    case 'CALORIFIC_VALUE':
      return ['kWh/m³', 'MJ/m³']
    case 'CARBON':
    case 'CARBON_MARKET':
      return ['kg/kWh', 'g/kWh', 'kg/MWh', 't/MWh']
    case 'PRICE': {
      const amounts = product === 'WATER' ? ['m³'] : product === 'GAS' ? ['kWh', 'MWh', 'm³'] : ['kWh', 'MWh']
      const all = new Set([...(currency ? [currency] : []), ...currencies])
      return [...all].flatMap((one) => amounts.map((amount) => `${one}/${amount}`))
    }
  }
}

/** What of a node's factors there is one of: kind, product and direction. */
export type FactorSubject = Pick<ConversionFactor, 'kind' | 'productType' | 'direction'>

export const subjectKey = ({ kind, productType, direction }: FactorSubject): string =>
  `${kind} ${productType} ${direction}`

/** What a factor is called: 'Price: Electricity, purchase', 'Calorific value of gas'. */
export function factorLabel({ kind, productType, direction }: FactorSubject, t: Translate): string {
  if (isOfGas(kind)) return t(`factors.kind.${kind}`)
  const parts = [t(`product.${productType}`), t(`direction.${direction}`)]
  return `${t(`factors.kind.${kind}`)}: ${parts.join(', ')}`
}
