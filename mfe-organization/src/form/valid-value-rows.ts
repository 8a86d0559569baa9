import type { ValidValue } from '@energycockpit/contract'
import { typedValue, writtenValue, type Locale } from '@energycockpit/i18n'

/** A line of a form: a figure as it was written, or a choice, and its first day, `YYYY-MM-DD` or empty for 'since ever'. */
export interface ValidValueRow {
  value: string
  from: string
}

export const rowOf = ({ from, value }: ValidValue, locale: Locale): ValidValueRow => ({
  from: from ?? '',
  value: value === null ? '' : typedValue(value, locale),
})

export const rowOfChoice = ({ from, value }: ValidValue<string>): ValidValueRow => ({
  from: from ?? '',
  value: value ?? '',
})

/** As a draft keeps them: it has one text for each field. */
export const textOfRows = (rows: readonly ValidValueRow[]): string =>
  rows.length === 0 ? '' : JSON.stringify(rows)
export const rowsOf = (text: string): ValidValueRow[] =>
  text === '' ? [] : (JSON.parse(text) as ValidValueRow[])

/** Undefined for a line without figure and day. What is no figure stays a text, which the schema refuses. */
export function validValueOf({ value, from }: ValidValueRow, locale: Locale): object | undefined {
  const text = value.trim()
  if (text === '' && from === '') return undefined
  return { from: from === '' ? null : from, value: text === '' ? null : (writtenValue(text, locale) ?? text) }
}

/** The same of a line with a choice. */
export const validChoiceOf = ({ value, from }: ValidValueRow): object | undefined =>
  value === '' && from === ''
    ? undefined
    : { from: from === '' ? null : from, value: value === '' ? null : value }

/** Whether a field has lines whose figure is none. */
export const hasOtherThanFigure = (text: string, locale: Locale): boolean =>
  rowsOf(text).some(({ value }) => value.trim() !== '' && writtenValue(value, locale) === undefined)
