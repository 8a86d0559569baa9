import { inCapitals, inGroups, withoutSeparators } from './pasted-id'

/** The parts of a MeLo-ID (also: Zählpunktbezeichnung, metering code). */
export interface Melo {
  /** Two letters, ISO 3166: DE, AT, CH … */
  country: string
  /** Six digits, given to the network operator. */
  networkOperator: string
  /** Five digits; where postal codes have four, with a zero before them. */
  postalCode: string
  /** Twenty letters and digits, given by the network operator. */
  number: string
}

/** Why a text is no MeLo-ID. `at` counts from 1, without spaces. */
export type MeloFault =
  | { of: 'MELO'; kind: 'LENGTH'; length: number }
  | { of: 'MELO'; kind: 'COUNTRY'; country: string }
  | { of: 'MELO'; kind: 'NOT_A_DIGIT'; at: number; sign: string }
  | { of: 'MELO'; kind: 'NOT_ALPHANUMERIC'; at: number; sign: string }

export type MeloResult = { ok: true; id: string; parts: Melo } | { ok: false; fault: MeloFault }

const LENGTH = 33
const NUMBER_STARTS = 13
const groups = [2, 6, 5, 5, 5, 5, 5]

/**
 * The MeLo-ID in a text, which may hold small letters, spaces, dots and dashes; else what is wrong with it. It has
 * no check digit: a mistyped one cannot be told from another one.
 *
 * Source: VDE-AR-N 4400 'Messwesen Strom (Metering Code)': country (2), network operator (6), postal code (5) and
 * metering point number (20), 33 places in all.
 */
export function parseMelo(text: string): MeloResult {
  const id = inCapitals(withoutSeparators(text))
  const strange = /[^0-9A-Z]/u.exec(id)
  if (strange) {
    return no({ of: 'MELO', kind: 'NOT_ALPHANUMERIC', at: strange.index + 1, sign: strange[0] })
  }
  if (id.length !== LENGTH) return no({ of: 'MELO', kind: 'LENGTH', length: id.length })
  const country = id.slice(0, 2)
  if (/[0-9]/.test(country)) return no({ of: 'MELO', kind: 'COUNTRY', country })
  const letter = /[A-Z]/.exec(id.slice(2, NUMBER_STARTS))
  if (letter) return no({ of: 'MELO', kind: 'NOT_A_DIGIT', at: letter.index + 3, sign: letter[0] })
  const parts = {
    country,
    networkOperator: id.slice(2, 8),
    postalCode: id.slice(8, NUMBER_STARTS),
    number: id.slice(NUMBER_STARTS),
  }
  return { ok: true, id, parts }
}

const no = (fault: MeloFault): MeloResult => ({ ok: false, fault })

/** A valid MeLo-ID in groups for reading, by its parts: DE 000562 66802 AO6G5 6M11S N51G2 1M24S. */
export function formatMelo(id: string): string {
  return inGroups(id, groups)
}
