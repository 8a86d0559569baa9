import { resultAs, type ResultAs } from '@energycockpit/contract'

/** A series' values, or what is calculated from them. */
export interface QuantityKey {
  seriesId: number
  as: ResultAs | undefined
}

/** As it stands in the address: `12`, `12.COOLING_DEGREE_DAYS`. */
export const writeQuantityKey = ({ seriesId, as }: QuantityKey): string =>
  as === undefined ? String(seriesId) : `${seriesId}.${as}`

/** Undefined for what is none. */
export function readQuantityKey(text: string): QuantityKey | undefined {
  const [, seriesId, written] = /^(\d{1,10})(?:\.([A-Z0-9_]+))?$/.exec(text) ?? []
  if (seriesId === undefined) return undefined
  const as = resultAs.find((one) => one === written)
  return written !== undefined && as === undefined ? undefined : { seriesId: Number(seriesId), as }
}
