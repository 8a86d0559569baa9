/**
 * The six value groups of an OBIS code: medium, channel, quantity, kind of value, tariff, and which of the stored
 * values (255: the current one). Source: IEC 62056-6-1 (before: IEC 62056-61), clause 4 and annex A.
 */
export interface ObisCode {
  A: number
  B: number
  C: number
  D: number
  E: number
  F: number
}

/** Why a text is no OBIS code. */
export type ObisFault =
  | { of: 'OBIS'; kind: 'FORM' }
  | { of: 'OBIS'; kind: 'RANGE'; group: keyof ObisCode; value: number; max: number }

export type ObisResult = { ok: true; code: ObisCode } | { ok: false; fault: ObisFault }

/** The value of F that says: the current value, none of the stored ones. */
export const CURRENT_VALUE = 255

const ELECTRICITY = 1
const MAX_OF_A = 15
const MOST = 255

/* A-B:C.D.E*F; A-B:, E and *F may be left out. Some displays put an ampersand for a value stored by hand. */
const form = /^(?:(\d{1,3})-(\d{1,3}):)?(\d{1,3}|[CFLP])\.(\d{1,3})(?:\.(\d{1,3}))?(?:[*&](\d{1,3}))?$/i
/* As DLMS/COSEM software writes it: all six groups with dots. */
const dottedForm = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/
/* Letters on meters' displays, IEC 62056-6-1 annex A: service, error, list, profile. */
const letters: Readonly<Record<string, number>> = { C: 96, F: 97, L: 98, P: 99 }

/**
 * The OBIS code in a text, also in its short forms: `1.8.0` is `1-0:1.8.0*255`. What is left out means: electricity
 * (or the medium `A` of the meter, if it is given), no channel, total, current value.
 */
export function parseObis(text: string, A = ELECTRICITY): ObisResult {
  const plain = text.replace(/[\s\u200b\ufeff]+/g, '')
  const groups = dottedForm.exec(plain) ?? form.exec(plain)
  if (!groups) return { ok: false, fault: { of: 'OBIS', kind: 'FORM' } }
  const number = (place: number, without: number) => {
    const written = groups[place]
    return written === undefined ? without : (letters[written.toUpperCase()] ?? Number(written))
  }
  const code: ObisCode = {
    A: number(1, A),
    B: number(2, 0),
    C: number(3, 0),
    D: number(4, 0),
    E: number(5, 0),
    F: number(6, CURRENT_VALUE),
  }
  for (const group of Object.keys(code) as (keyof ObisCode)[]) {
    const max = group === 'A' ? MAX_OF_A : MOST
    const value = code[group]
    if (value > max) return { ok: false, fault: { of: 'OBIS', kind: 'RANGE', group, value, max } }
  }
  return { ok: true, code }
}

/** The whole code, one text per code, for storing and comparing: 1-0:1.8.0*255. */
export function formatObis({ A, B, C, D, E, F }: ObisCode): string {
  return `${A}-${B}:${C}.${D}.${E}*${F}`
}

/** As lists of the market write it: without the group F when it says nothing, 1-0:1.8.0. */
export function shortObis(code: ObisCode): string {
  const written = formatObis(code)
  return code.F === CURRENT_VALUE ? written.slice(0, written.indexOf('*')) : written
}

export function sameObis(one: ObisCode, other: ObisCode): boolean {
  return formatObis(one) === formatObis(other)
}
