import type { DecimalSign, ThousandsSign } from '@energycockpit/contract'

export interface NumberSigns {
  decimalSign: DecimalSign
  thousandsSign: ThousandsSign
}

const spaces = /[\u00a0\u202f\u2009]/g
const apostrophes = /[’ʼ]/g
const quote = (sign: string) => sign.replace(/[.]/g, '\\$&')

const patterns = new Map<string, RegExp>()

function pattern({ decimalSign, thousandsSign }: NumberSigns): RegExp {
  const key = decimalSign + thousandsSign
  const known = patterns.get(key)
  if (known) return known
  const point = quote(decimalSign)
  const grouped = thousandsSign === 'none' ? '' : `\\d{1,3}(?:${quote(thousandsSign)}\\d{3})+|`
  const made = new RegExp(`^[+-]?(?:(?:${grouped}\\d+)(?:${point}\\d*)?|${point}\\d+)(?:[eE][+-]?\\d+)?$`)
  patterns.set(key, made)
  return made
}

/**
 * The number that a text is in a file with these signs; undefined for anything else. Groups must be whole: '1.5' is
 * no number where the point stands between thousands.
 */
export function writtenNumber(text: string, signs: NumberSigns): number | undefined {
  const plain = text.replace(spaces, ' ').replace(apostrophes, "'").replace(/^−/, '-').trim()
  if (!pattern(signs).test(plain)) return undefined
  const ungrouped = signs.thousandsSign === 'none' ? plain : plain.replaceAll(signs.thousandsSign, '')
  const number = Number(ungrouped.replace(signs.decimalSign, '.'))
  return Number.isFinite(number) ? number : undefined
}
