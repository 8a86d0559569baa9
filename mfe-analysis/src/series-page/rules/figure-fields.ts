import type { Locale } from '@energycockpit/i18n'
import { writtenFigure } from '@energycockpit/i18n'

/** What a field for a figure takes. */
export interface FigureBounds {
  least: number
  most: number
  /** The least one is not among them. */
  above?: boolean
  whole?: boolean
  /** It may be empty: null. */
  orNone?: boolean
}

const hours: FigureBounds = { least: 0, most: 10_000, above: true }
const positive: FigureBounds = { least: 0, most: 1e9, above: true }
const digits: FigureBounds = { least: 3, most: 12, whole: true, orNone: true }
const limit: FigureBounds = { least: -1e11, most: 1e11, orNone: true }
const counter: FigureBounds = { least: 0, most: 1e11 }

/** Every field of the rules that takes a figure; each within what the contract takes. */
export const figureBounds = {
  ...{ least: limit, most: limit },
  kilowatts: positive,
  cubicMetresPerHour: positive,
  ...{ volts: positive, amperes: positive, currentRatio: positive, voltageRatio: positive },
  longestGap: { least: 0, most: 1_000_000, whole: true, orNone: true },
  spikeScore: { least: 1, most: 1_000, orNone: true },
  factorTimes: { least: 2, most: 1_000_000, orNone: true },
  stuckHours: { ...hours, orNone: true },
  stuckZeroHours: { ...hours, orNone: true },
  digits,
  conversionFactor: positive,
  longestGapHours: hours,
} as const satisfies Record<string, FigureBounds>
export type FigureField = keyof typeof figureBounds

/** Those of a meter change. */
export const changeBounds = {
  ...{ last: counter, first: counter, digits, conversionFactor: positive },
} as const satisfies Record<string, FigureBounds>
export type ChangeField = keyof typeof changeBounds

/** As somebody writes it in their language: all its digits, no thousands apart. */
export function figureText(value: number | null, locale: Locale): string {
  if (value === null) return ''
  const digits = String(value)
  // 1e-7 is nobody's writing.
  const plain = digits.includes('e') ? value.toFixed(20).replace(/\.?0+$/, '') : digits
  return plain.replace('.', locale === 'de' ? ',' : '.')
}

/** The figure of a field, null of an empty one that may be; undefined where it is none that it takes. */
export function readFigure(text: string, bounds: FigureBounds, locale: Locale): number | null | undefined {
  const plain = text.trim()
  if (plain === '') return bounds.orNone ? null : undefined
  const isNegative = /^[-−]/.test(plain)
  const size = writtenFigure(isNegative ? plain.slice(1) : plain, locale)
  if (size === undefined) return undefined
  const value = isNegative && size !== 0 ? -size : size
  const isWithin =
    value <= bounds.most &&
    (bounds.above ? value > bounds.least : value >= bounds.least) &&
    (!bounds.whole || Number.isInteger(value))
  return isWithin ? value : undefined
}
