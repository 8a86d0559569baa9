export { formatMalo, maloCheckDigit, parseMalo, type MaloFault, type MaloResult } from './malo'
export { formatMelo, parseMelo, type Melo, type MeloFault, type MeloResult } from './melo'
export { marketId, type MarketId } from './market-id'
export {
  formatObis,
  parseObis,
  sameObis,
  shortObis,
  type ObisCode,
  type ObisFault,
  type ObisResult,
} from './obis/obis-code'
export { obisMeaning, type ObisMeaning } from './obis/obis-meaning'
export { explainObis, type ObisPart } from './obis/explain-obis'
export { mediumOfProduct } from './medium-of-product'
export { describeFault, describeObis } from './describe'
