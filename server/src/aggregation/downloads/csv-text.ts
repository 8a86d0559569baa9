import type { Locale } from '@energycockpit/contract'
import { isoOf } from './local-time'
import { plainText } from './plain-text'
import type { Cell, ShownTable } from './shown-table'

/** How numbers and columns are written where a language is spoken: what its spreadsheets expect. */
export const csvSigns: Readonly<Record<Locale, { decimal: ',' | '.'; separator: ';' | ',' }>> = {
  de: { decimal: ',', separator: ';' },
  en: { decimal: '.', separator: ',' },
}

/** Says to a spreadsheet that what follows is UTF-8. */
const byteOrderMark = '\uFEFF'
const rowsAtATime = 1000

/** The lines of a table, many at a time, as RFC 4180 has them. Numbers have all their digits, and no thousands sign. */
export function* csvText({ headings, rows }: ShownTable, language: Locale): Iterable<string> {
  const { decimal, separator } = csvSigns[language]
  const written = (cell: Cell): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberText(cell).replace('.', decimal)
    return quoted(typeof cell === 'string' ? plainText(cell) : isoOf(cell))
  }
  const quoted = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  const lineOf = (cells: readonly Cell[]) => `${cells.map(written).join(separator)}\r\n`

  let text = byteOrderMark + lineOf(headings)
  let count = 0
  for (const row of rows()) {
    text += lineOf(row)
    if (++count % rowsAtATime === 0) {
      yield text
      text = ''
    }
  }
  yield text
}

/** All digits. 12.345 could be twelve thousand to whoever has to guess; a zero behind it says that it is not. */
function numberText(number: number): string {
  const text = String(number)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
