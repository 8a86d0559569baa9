import type { Locale } from '@energycockpit/i18n'
import { writtenFigure, writtenNumber } from '@energycockpit/i18n'

/** What a field for a figure takes. */
export interface FigureBounds {
  min: number
  max: number
  /** The least one is not among them. */
  above?: boolean
  whole?: boolean
  /** It may be empty: null. */
  orNone?: boolean
}

const hours: FigureBounds = { min: 0, max: 10_000, above: true }
const positive: FigureBounds = { min: 0, max: 1e9, above: true }
const digits: FigureBounds = { min: 3, max: 12, whole: true, orNone: true }
const limit: FigureBounds = { min: -1e11, max: 1e11, orNone: true }

/** Every field of the rules that takes a figure; each within what the contract takes. */
export const figureBounds = {
  ...{ min: limit, max: limit },
  kilowatts: positive,
  cubicMetresPerHour: positive,
  ...{ volts: positive, amperes: positive, currentRatio: positive, voltageRatio: positive },
  maxGap: { min: 0, max: 1_000_000, whole: true, orNone: true },
  spikeScore: { min: 1, max: 1_000, orNone: true },
  factorTimes: { min: 2, max: 1_000_000, orNone: true },
  stuckHours: { ...hours, orNone: true },
  stuckZeroHours: { ...hours, orNone: true },
  digits,
  conversionFactor: { ...positive, orNone: true },
  maxGapHours: hours,
} as const satisfies Record<string, FigureBounds>
export type FigureField = keyof typeof figureBounds

/** As somebody writes it in their language: all its digits, no thousands apart. */
export function figureText(value: number | null, locale: Locale): string {
  return value === null ? '' : writtenNumber(value, locale, { useGrouping: false, maximumFractionDigits: 20 })
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
    value <= bounds.max &&
    (bounds.above ? value > bounds.min : value >= bounds.min) &&
    (!bounds.whole || Number.isInteger(value))
  return isWithin ? value : undefined
}
