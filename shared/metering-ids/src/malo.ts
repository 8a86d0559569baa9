import { inGroups, withoutSeparators } from './pasted-id'

/** Why a text is no MaLo-ID. */
export type MaloFault =
  | { of: 'MALO'; kind: 'LENGTH'; length: number }
  /** `at` counts from 1, without spaces. */
  | { of: 'MALO'; kind: 'NOT_A_DIGIT'; at: number; sign: string }
  | { of: 'MALO'; kind: 'STARTS_WITH_ZERO' }
  | { of: 'MALO'; kind: 'CHECK_DIGIT'; given: number; expected: number }

export type MaloResult = { ok: true; id: string } | { ok: false; fault: MaloFault }

const LENGTH = 11
const groups = [3, 3, 3, 2]

/**
 * The check digit that belongs to the first ten digits of a MaLo-ID: the digits at odd places, and twice those at
 * even places, are added; the check digit is what is missing to the next multiple of ten.
 *
 * Source: BDEW, 'Anwendungshilfe MaLo-ID', version 1.0 of 28 April 2017, page 7, with the example 41373559241. It
 * finds every pair of neighbours that changed places, and every single wrong digit but one at an even place that is
 * wrong by five.
 */
export function maloCheckDigit(firstTen: string): number {
  let sum = 0
  for (let index = 0; index < LENGTH - 1; index++) sum += Number(firstTen[index]) * (index % 2 === 0 ? 1 : 2)
  return (10 - (sum % 10)) % 10
}

/** The MaLo-ID in a text, which may hold spaces, dots and dashes between the digits; else what is wrong with it. */
export function parseMalo(text: string): MaloResult {
  const id = withoutSeparators(text)
  const wrong = /[^0-9]/u.exec(id)
  if (wrong) return no({ of: 'MALO', kind: 'NOT_A_DIGIT', at: wrong.index + 1, sign: wrong[0] })
  if (id.length !== LENGTH) return no({ of: 'MALO', kind: 'LENGTH', length: id.length })
  if (id.startsWith('0')) return no({ of: 'MALO', kind: 'STARTS_WITH_ZERO' })
  const given = Number(id[LENGTH - 1])
  const expected = maloCheckDigit(id)
  return given === expected ? { ok: true, id } : no({ of: 'MALO', kind: 'CHECK_DIGIT', given, expected })
}

const no = (fault: MaloFault): MaloResult => ({ ok: false, fault })

/** A valid MaLo-ID in groups for reading: 413 735 592 41. */
export function formatMalo(id: string): string {
  return inGroups(id, groups)
}
