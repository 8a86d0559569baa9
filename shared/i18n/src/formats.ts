import { moneyUnit, percentDigits, unitScale, unitSign, withoutFalseExactness } from '@energycockpit/units'
import { createDateFormats, type DateFormats } from './date-formats'
import { displayNow, type Display } from './display'
import { sensibleDigits } from './digits'
import { regionalForm, type Locale } from './locales'
import { withSeparators } from './separators'

/** Between a number and its unit, so that they never part at the end of a line. */
export const NO_BREAK_SPACE = '\u00a0'

/**
 * A quantity in two parts, for places that set them apart (a figure, a table cell). The sign of money may be in the
 * number.
 */
export interface WrittenQuantity {
  number: string
  unit: string
}

export interface Formats extends DateFormats {
  /** A plain number; without `digits`, as many as its magnitude deserves. Not finite: an en dash. */
  number(value: number, digits?: number): string
  /** A whole number, e.g. a count. */
  count(value: number): string
  /** Number and unit, the unit scaled to the magnitude: (12345, 'kWh') → 12.3 MWh. */
  quantity(value: number, unit: string): string
  /** The same, in two parts. */
  quantityParts(value: number, unit: string): WrittenQuantity
  /** A written number with its unit, as the language puts them: 12.3 kWh, £12. */
  withUnit(written: string, unit: string): string
  /** A share (0…1) in percent; what is nearly nothing or everything gets the digits that tell it from them. */
  percent(share: number, digits?: number): string
  /** How a number is typed in this format, for a field that has refused one: 12.345,6. */
  exampleNumber: string
}

const NOT_A_NUMBER = '–'

/** Units whose meters have the same exactness at any magnitude. */
const digitsOfUnit: Readonly<Record<string, number>> = { '°C': 1 }

/** Cents wherever there may be some: 12.50, never 12.5. */
const digitsOfMoney = (amount: number) => (amount === 0 || Math.abs(amount) >= 99.995 ? 0 : 2)

/** Money as English writes it: £5, −£5, CHF 5. */
function withSignFirst(written: string, sign: string): string {
  const [, minus = '', figure = ''] = /^(−?)(.*)$/.exec(written) ?? []
  if (figure === NOT_A_NUMBER) return figure
  return `${minus}${sign}${/[A-Z]/.test(sign) ? NO_BREAK_SPACE : ''}${figure}`
}

/**
 * All ways in which numbers, quantities and times are written: in one language, and as the user chose. Made once for
 * both; what the user chooses later is for formats that are created then.
 */
export function createFormats(locale: Locale, display = displayNow()): Formats {
  const key = [locale, display.numbers, display.dates].join(' ')
  const known = made.get(key)
  if (known) return known
  const formats = makeFormats(locale, display)
  made.set(key, formats)
  return formats
}

const made = new Map<string, Formats>()

function makeFormats(locale: Locale, display: Display): Formats {
  const region = regionalForm(locale)
  const byDigits = new Map<string, Intl.NumberFormat>()

  function numberFormat(digits: number, style: 'decimal' | 'percent') {
    const key = `${style}${digits}`
    let format = byDigits.get(key)
    if (!format) {
      const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
      format = new Intl.NumberFormat(region, { style, ...fraction })
      byDigits.set(key, format)
    }
    return format
  }

  function number(value: number, digits = sensibleDigits(value)) {
    if (!Number.isFinite(value)) return NOT_A_NUMBER
    const written = withSeparators(numberFormat(digits, 'decimal').format(value), locale, display)
    // What rounds to nothing is nothing, not minus nothing; a true minus sign stands as wide as a digit.
    return /[1-9]/.test(written) ? written.replace('-', '−') : written.replace('-', '')
  }

  function quantityParts(value: number, unit: string): WrittenQuantity {
    const scale = unitScale(value, unit)
    const isMoney = moneyUnit(scale.unit)?.per === null
    const amount = value * scale.factor
    const written = number(amount, isMoney ? digitsOfMoney(amount) : digitsOfUnit[unit])
    const sign = unitSign(scale.unit, locale)
    if (isMoney && locale === 'en') return { number: withSignFirst(written, sign), unit: '' }
    return { number: written, unit: sign }
  }

  function withUnit(written: string, unit: string): string {
    const sign = unitSign(unit, locale)
    if (moneyUnit(unit)?.per === null && locale === 'en') return withSignFirst(written, sign)
    return sign === '' ? written : `${written}${NO_BREAK_SPACE}${sign}`
  }

  return {
    withUnit,
    ...createDateFormats(region, display.dates === 'iso'),
    number,
    exampleNumber: number(12_345.6, 1),
    count: (value) => number(value, 0),
    quantityParts,
    quantity(value, unit) {
      const parts = quantityParts(value, unit)
      return parts.unit === '' ? parts.number : `${parts.number}${NO_BREAK_SPACE}${parts.unit}`
    },
    percent(share, digits = 0) {
      if (!Number.isFinite(share)) return NOT_A_NUMBER
      const needed = percentDigits(share, digits)
      return withSeparators(
        numberFormat(needed, 'percent').format(withoutFalseExactness(share, needed)),
        locale,
        display,
      )
        .replace('-', '−')
        .replace(/\s(?=%)/, NO_BREAK_SPACE)
    },
  }
}
