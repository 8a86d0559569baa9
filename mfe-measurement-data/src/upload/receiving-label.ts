import type { ReceivingSeries } from '@energycockpit/contract'
import { NO_BREAK_SPACE, type Formats, type Translate } from '@energycockpit/i18n'

/** Where a series is measured: Library · Main meter. */
export const placeOf = ({ location, meteringPoint }: ReceivingSeries): string =>
  `${location.name}${NO_BREAK_SPACE}· ${meteringPoint.name}`

/** What a series is: Electricity, purchase, kWh per hour. */
export function kindOf(series: ReceivingSeries, t: Translate, formats: Formats): string {
  const { direction, quantity, unit, interval, meteringPoint } = series
  const parts = [t(`product.${meteringPoint.productType}`)]
  if (quantity !== 'ENERGY') parts.push(t(`quantity.${quantity}`))
  if (direction !== null) parts.push(t(`direction.${direction}`))
  return `${parts.join(', ')}, ${formats.quantityParts(0, unit).unit || unit} ${t(`interval.${interval}`)}`
}
