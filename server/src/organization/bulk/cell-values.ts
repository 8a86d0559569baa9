import { attributeOfCell } from './attribute-cells'
import type { BrokenCell, Cell } from './cell'
import { closedPeriodsOf } from './closed-cells'
import { numberOf } from './written-number'
import {
  textsListed,
  type FormerParent,
  type StructureFaultCode,
  type ValidValue,
} from '@energycockpit/contract'
import type { Column } from './columns'
import { sheetTexts, type SheetTexts } from './sheet-texts'

/** `allowed`: what might stand there instead. */
type Read = { value: unknown } | { fault: StructureFaultCode; allowed?: readonly string[] }

const everyLanguage = Object.values(sheetTexts)

export const isBroken = (cell: Cell | BrokenCell): cell is BrokenCell =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date)

/** The value of a cell for its column; of an empty one null. */
export function valueOfCell(cell: Cell, { content }: Column): Read {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim()
  if (text === '') return { value: content.type === 'yes-no' ? false : isList(content) ? [] : null }
  switch (content.type) {
    case 'text':
      return textOf(cell, text)
    case 'time':
      return timeOf(cell, text)
    case 'list':
      return { value: textsListed(text, ';') }
    case 'valid-values':
      return validValuesOf(typeof cell === 'number' ? cell : text)
    case 'valid-choices':
      return valuesWithDays(text, (one) => choiceOf(one, { ...content, named: true }))
    case 'closed-periods':
      return closedPeriodsOf(text)
    case 'former-parents':
      return formerParentsOf(text)
    case 'number':
      return readNumber(typeof cell === 'number' ? cell : text)
    case 'yes-no':
      return yesOrNo(typeof cell === 'boolean' ? cell : text)
    case 'attribute':
      return attributeOfCell(cell!, content.definition)
    case 'choice':
      return choiceOf(text, content)
  }
}

/** Spreadsheets keep 15 digits of a number: of a longer one the last are lost. */
const textOf = (cell: Cell, text: string): Read =>
  typeof cell === 'number' && Math.abs(cell) > Number.MAX_SAFE_INTEGER
    ? { fault: 'INVALID' }
    : { value: text }

/** `2024-05-01`, with or without a time, and that with or without its distance from UTC; German days, too. */
const writtenTime =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?\s*(Z|[+-]\d{2}:\d{2})?$/

/** As `2024-05-01T08:30:00`, with the distance from UTC where it was given. */
function timeOf(cell: Cell, text: string): Read {
  // Seconds as fractions of days are not exact.
  if (cell instanceof Date)
    return { value: new Date(Math.round(cell.getTime() / 1000) * 1000).toISOString().slice(0, 19) }
  const [found, y, m, d, german, month, year, hours, minutes, seconds, zone] = writtenTime.exec(text) ?? []
  if (found === undefined) return { fault: 'INVALID' }
  const two = (digits = '') => digits.padStart(2, '0')
  const day = y === undefined ? `${year}-${two(month)}-${two(german)}` : `${y}-${m}-${d}`
  return { value: `${day}T${two(hours)}:${two(minutes)}:${seconds ?? '00'}${zone ?? ''}` }
}

const isList = ({ type }: Column['content']) =>
  ['list', 'valid-values', 'valid-choices', 'closed-periods', 'former-parents'].includes(type)

/** `1200`, or `1200; 2024-05-01: 1500`: what is valid since ever, then each further value with its first day. */
function validValuesOf(cell: number | string): Read {
  if (typeof cell === 'number') return { value: [{ from: null, value: cell }] }
  return valuesWithDays(cell, readNumber)
}

function valuesWithDays(cell: string, valueOf: (text: string) => Read): Read {
  const values: ValidValue<unknown>[] = []
  for (const part of cell.split(';').map((one) => one.trim())) {
    const [, from, text] = /^(?:(\d{4}-\d{2}-\d{2})\s*:)?\s*(\S.*)$/.exec(part) ?? []
    const read = text === '–' ? { value: null } : valueOf(text ?? '')
    if ('fault' in read) return read
    values.push({ from: from ?? null, value: read.value })
  }
  return { value: values }
}

/** As a cell says it; one that is valid since ever is a number. */
export function cellOfValidValues(values: readonly ValidValue[]): Cell {
  const [only] = values
  if (values.length === 1 && only!.from === null) return only!.value
  return cellOfDays(values, String)
}

/** `Office; 2024-05-01: Laboratory`, by their names in the language of the sheet. */
export const cellOfValidChoices = (
  values: readonly ValidValue<string>[],
  { choices }: Pick<SheetTexts, 'choices'>,
): string => cellOfDays(values, (value) => nameIn(choices, value))

const cellOfDays = <Value>(values: readonly ValidValue<Value>[], written: (value: Value) => string) =>
  values
    .map(({ from, value }) => `${from === null ? '' : `${from}: `}${value === null ? '–' : written(value)}`)
    .join('; ')

/** `2024-05-01: LOC-1; 2025-01-01: LOC-2`: on that day it was moved away from there; – is the business itself. */
function formerParentsOf(cell: string): Read {
  const former: FormerParent[] = []
  // Before each day: ids may have semicolons, too.
  for (const part of cell.split(/;\s*(?=\d{4}-\d{2}-\d{2}\s*:)/).map((one) => one.trim())) {
    const [, until, parent] = /^(\d{4}-\d{2}-\d{2})\s*:\s*(.+)$/s.exec(part) ?? []
    if (until === undefined) return { fault: 'INVALID' }
    former.push({ until, parent: parent === '–' ? null : parent! })
  }
  return { value: former }
}

export const cellOfFormerParents = (former: readonly FormerParent[]): string =>
  former.map(({ until, parent }) => `${until}: ${parent ?? '–'}`).join('; ')

function readNumber(cell: number | string): Read {
  const value = numberOf(cell)
  return value === undefined ? { fault: 'INVALID' } : { value }
}

function yesOrNo(cell: boolean | string): Read {
  if (typeof cell === 'boolean') return { value: cell }
  const isOneOf = (...words: string[]) => words.some((word) => word.toLowerCase() === cell.toLowerCase())
  if (isOneOf('true', '1', 'x', ...everyLanguage.map(({ yes }) => yes))) return { value: true }
  if (isOneOf('false', '0', ...everyLanguage.map(({ no }) => no))) return { value: false }
  return { fault: 'INVALID' }
}

/** By its name in either language, or by the name that the API has for it. */
function choiceOf(text: string, { values, named }: { values: readonly string[]; named: boolean }): Read {
  const written = text.toLowerCase()
  const found = values.find(
    (value) =>
      value.toLowerCase() === written ||
      (named && everyLanguage.some(({ choices }) => nameIn(choices, value).toLowerCase() === written)),
  )
  return found === undefined ? { fault: 'INVALID' } : { value: found }
}

export const nameIn = (names: Readonly<Record<string, string>>, name: string): string => names[name] ?? name
