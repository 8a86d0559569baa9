import type { Translate } from '@energycockpit/i18n'
import type { ChoosableQuantity } from './choosable-quantities'

/** Products whose series are told by what they measure. */
const surroundings = new Set(['WEATHER', 'INDOOR_CLIMATE', 'ACTIVITY', 'CO2', 'PRICE'])

/** What it is, without where: 'Electricity, import', 'Temperature', 'Cooling degree days'. */
export function quantityKind({ item, as }: Pick<ChoosableQuantity, 'item' | 'as'>, t: Translate): string {
  if (as !== undefined) return t(`shownAs.name.${as}`)
  if (surroundings.has(item.productType)) return t(`quantity.${item.quantity}`)
  const parts = [t(`product.${item.productType}`)]
  if (item.quantity !== 'ENERGY') parts.push(t(`quantity.${item.quantity}`))
  if (item.direction !== null) parts.push(t(`direction.${item.direction}`))
  return parts.join(', ')
}

/** With where it is measured. */
export const quantityName = (quantity: ChoosableQuantity, t: Translate): string =>
  `${quantityKind(quantity, t)} · ${quantity.item.pointName}`

/** With the location, for where it stands alone. */
export const quantityTitle = (quantity: ChoosableQuantity, t: Translate): string =>
  `${quantityKind(quantity, t)} · ${quantity.isWeather ? quantity.item.pointName : quantity.item.locationName}`
