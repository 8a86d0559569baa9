import {
  decimalSigns,
  thousandsSigns,
  type CsvSeparator,
  type DecimalSign,
  type Guess,
  type ThousandsSign,
} from '@energycockpit/contract'
import { certain, likely, open } from './guesses'

export interface NumberGuess {
  decimalSign: Guess<DecimalSign>
  thousandsSign: Guess<ThousandsSign>
}

const numeric = /^[+-]?\d[\d.,'’ \u00a0\u202f]*(?:[eE][+-]?\d+)?$/

export const looksNumeric = (cell: string): boolean => numeric.test(cell) || /^[+-]?[.,]\d+$/.test(cell)

/** '1.234': a thousand and more, or a little more than one? Nothing in the text itself says so. */
const groupOfThree = /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3})$/

/** What stands between thousands and before decimals, from all numbers of a file's beginning. */
export function guessNumberSigns(cells: readonly string[], separator: CsvSeparator): NumberGuess {
  const numbers = cells.filter(looksNumeric)
  const decimals = new Set<DecimalSign>()
  const thousands = new Set<ThousandsSign>()
  const unclear = new Set<DecimalSign>()
  for (const number of numbers) {
    if (/\d[ \u00a0\u202f]\d{3}/.test(number)) thousands.add(' ')
    if (/\d['’]\d{3}/.test(number)) thousands.add("'")
    const [sign, other] = [...new Set(number.match(/[.,]/g) ?? [])] as DecimalSign[]
    if (sign === undefined) continue
    if (other !== undefined) {
      thousands.add(sign)
      decimals.add(other)
    } else if (number.split(sign).length > 2) thousands.add(sign)
    else if (groupOfThree.test(number)) unclear.add(sign)
    else decimals.add(sign)
  }
  return commitImport(decimals, thousands, unclear, separator)
}

const opposite = (sign: DecimalSign): DecimalSign => (sign === '.' ? ',' : '.')

function commitImport(
  decimals: ReadonlySet<DecimalSign>,
  thousands: ReadonlySet<ThousandsSign>,
  unclear: ReadonlySet<DecimalSign>,
  separator: CsvSeparator,
): NumberGuess {
  const grouped = decimalSigns.filter((sign) => thousands.has(sign))
  const contradiction = decimals.size > 1 || grouped.some((sign) => decimals.has(sign)) || grouped.length > 1
  if (contradiction) return { decimalSign: open(decimalSigns), thousandsSign: open(thousandsSigns) }
  const [between] = thousands
  const thousandsSign = between === undefined ? undefined : certain(between)
  const [decimal] = decimals
  if (decimal !== undefined)
    return {
      decimalSign: certain(decimal),
      // '1,5' and '1.234' in one file: then the point stands between thousands.
      thousandsSign:
        thousandsSign ??
        (unclear.has(opposite(decimal)) ? certain<ThousandsSign>(opposite(decimal)) : likely('none')),
    }
  if (grouped[0] !== undefined)
    return { decimalSign: certain(opposite(grouped[0])), thousandsSign: thousandsSign! }
  const [sign, second] = unclear
  if (second !== undefined) return { decimalSign: open(decimalSigns), thousandsSign: open(thousandsSigns) }
  if (sign !== undefined)
    return thousandsSign
      ? { decimalSign: certain(sign), thousandsSign }
      : { decimalSign: open(decimalSigns), thousandsSign: open(['none', sign]) }
  const usual = separator === ';' ? ',' : '.'
  return { decimalSign: likely(usual, [opposite(usual)]), thousandsSign: thousandsSign ?? likely('none') }
}
