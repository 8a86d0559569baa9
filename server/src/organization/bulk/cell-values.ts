import { attributeOfCell } from './attribute-cells'
import type { Cell } from './cell'
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

/** The value of a cell for its column; of an empty one null. */
export function valueOfCell(cell: Cell, { content }: Column): Read {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? '').trim()
  if (text === '') return { value: content.type === 'yes-no' ? false : isList(content) ? [] : null }
  switch (content.type) {
    case 'text':
      return { value: text }
    case 'list':
      return { value: textsListed(text, ';') }
    case 'valid-values':
      return validValuesOf(typeof cell === 'number' ? cell : text)
    case 'valid-choices':
      return valuesWithDays(text, (one) => choiceOf(one, { ...content, named: true }))
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

const isList = ({ type }: Column['content']) =>
  type === 'list' || type === 'valid-values' || type === 'valid-choices' || type === 'former-parents'

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
