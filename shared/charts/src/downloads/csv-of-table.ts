import { plainText } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'
import { calculatedFigure } from '@energycockpit/units'
import { isTime, writtenTimes, type DataCell, type DataTable } from './data-table'

/** What spreadsheets expect where a language is spoken, as in the server's files. */
const signsOf = { de: { decimal: ',', separator: ';' }, en: { decimal: '.', separator: ',' } } as const

/** A table as RFC 4180 has it, with the mark that tells spreadsheets that it is UTF-8. */
export function csvOfTable({ headings, timeZone, rows }: DataTable, locale: Locale): string {
  const { decimal, separator } = signsOf[locale]
  const writtenTime = writtenTimes(timeZone)
  const written = (cell: DataCell) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberText(cell).replace('.', decimal)
    if (isTime(cell)) return writtenTime(cell)
    const text = plainText(cell)
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lineOf = (cells: readonly DataCell[]) => `${cells.map(written).join(separator)}\r\n`
  return `\uFEFF${[headings, ...rows].map(lineOf).join('')}`
}

/** All digits. 12.345 could be twelve thousand to whoever has to guess; a zero behind it says that it is not. */
function numberText(number: number): string {
  const text = String(calculatedFigure(number))
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
