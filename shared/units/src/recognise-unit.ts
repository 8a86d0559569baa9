import { moneyUnit } from './money-unit'
import { unitNames } from './unit-table'

/** Spellings that differ in more than capitals. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['c', '°C'],
  ['degc', '°C'],
  ['f', '°F'],
  ['degf', '°F'],
  ['liter', 'l'],
  ['litre', 'l'],
  ...['pieces', 'pc', 'pcs', 'stück', 'stueck', 'stk'].map((written) => [written, 'piece'] as const),
  ...['persons', 'people', 'personen', 'pers'].map((written) => [written, 'person'] as const),
  ...['tonne', 'tonnes', 'tonnen'].map((written) => [written, 't'] as const),
])
const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', $: 'USD' }

const byFolded = new Map<string, string>(unitNames.map((unit) => [folded(unit), unit]))

/**
 * The unit that a column's heading or a file means: 'm3' is m³, 'KWH' is kWh, '€/MWh' is EUR/MWh. Capitals do not
 * count, because nothing here is measured in thousandths of a watt: 'mw' is MW. Undefined for an unknown one.
 */
export function recogniseUnit(written: string): string | undefined {
  const plain = written.trim()
  const unit = byFolded.get(folded(plain)) ?? spellings.get(folded(plain))
  if (unit !== undefined) return unit
  const [money, per] = plain.replace(/^[€£$]/, (sign) => signs[sign]!).split('/')
  const known = per === undefined ? undefined : byFolded.get(folded(per))
  const priced = known === undefined ? money!.toUpperCase() : `${money!.toUpperCase()}/${known}`
  return (per === undefined || known !== undefined) && moneyUnit(priced) ? priced : undefined
}

function folded(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/\s|\^|\.$/g, '')
    .replace(/²/g, '2')
    .replace(/³/g, '3')
    .replace(/º/g, '°')
}
