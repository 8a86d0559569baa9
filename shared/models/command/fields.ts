import { dayOf } from '../src/daily/calendar'
import { BadInput } from './bad-input'

/** What pandas and R write where there is nothing. */
const missing = /^(?:nan|na|null)?$/i
const plainNumber = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
/** A day, or its midnight. */
const dateOrMidnight = /^(\d{4}-\d{2}-\d{2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

export function numberIn(
  text: string,
  column: string,
  { line, decimalComma }: { line: number; decimalComma: boolean },
): number | undefined {
  if (missing.test(text)) return undefined
  const written = decimalComma ? text.replace(',', '.') : text
  const value = plainNumber.test(written) ? Number(written) : NaN
  // A number of this size is a fault of what wrote it, and its square is no number.
  if (!(Math.abs(value) <= 1e100))
    throw new BadInput(
      `Line ${line}, column ${column}: ${quoted(text)} is not a number. To fix this, write one like 12.5, or leave the field empty.`,
    )
  return value
}

/** The same days come with every meter. */
const daysRead = new Map<string, number>()

/** Days since 1970-01-01. */
export function dateIn(text: string, line: number): number {
  const known = daysRead.get(text)
  if (known !== undefined) return known
  const date = dateOrMidnight.exec(text)?.[1]
  const day = date === undefined ? undefined : dayOf(date)
  if (day === undefined)
    throw new BadInput(`Line ${line}, column date: ${quoted(text)} is not a day like 2018-12-31.`)
  daysRead.set(text, day)
  return day
}

export function flagIn(text: string, column: string, line: number): boolean {
  if (missing.test(text) || text === '0') return false
  if (text === '1') return true
  throw new BadInput(`Line ${line}, column ${column}: ${quoted(text)} is neither 0 nor 1.`)
}

const quoted = (text: string) => JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
