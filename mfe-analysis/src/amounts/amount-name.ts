import type { Translate } from '@energycockpit/i18n'
import { quantityKind } from '../joined/quantity-name'
import type { ChoosableAmount } from './choosable-amounts'

/** 'Electricity, import · Mill', 'Electricity, import · 12 main meters'. */
export function amountName({ items }: ChoosableAmount, t: Translate): string {
  const kind = quantityKind({ item: items[0], as: undefined }, t)
  const counted = items.every(({ type }) => type === 'MAIN') ? 'amounts.mainMeters' : 'summed.points'
  const where = items.length === 1 ? items[0].pointName : t(counted, { count: items.length })
  return `${kind} · ${where}`
}

/** With the location, for where it stands alone. */
export function amountTitle(amount: ChoosableAmount, t: Translate): string {
  const { items } = amount
  if (items.length > 1) return amountName(amount, t)
  return `${quantityKind({ item: items[0], as: undefined }, t)} · ${items[0].locationName}`
}
