import { formatMalo, parseMalo } from './malo'
import { formatMelo, parseMelo } from './melo'

/** What kind of name a metering point has in the market. */
export interface MarketId {
  kind: 'MALO' | 'MELO'
  /** As it is stored, sent and copied. */
  id: string
  /** In groups for reading. */
  grouped: string
}

/** The MaLo-ID or MeLo-ID that a text is; undefined for a name of any other kind. */
export function marketId(text: string): MarketId | undefined {
  const malo = parseMalo(text)
  if (malo.ok) return { kind: 'MALO', id: malo.id, grouped: formatMalo(malo.id) }
  const melo = parseMelo(text)
  return melo.ok ? { kind: 'MELO', id: melo.id, grouped: formatMelo(melo.id) } : undefined
}
