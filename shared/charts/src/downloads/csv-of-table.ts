import type { Locale } from '@energycockpit/i18n'

export interface CsvTable {
  headings: readonly string[]
  rows: readonly (readonly (string | number | null)[])[]
}

/** What spreadsheets expect where a language is spoken, as in the server's files. */
const signsOf = { de: { decimal: ',', separator: ';' }, en: { decimal: '.', separator: ',' } } as const

/** A table as RFC 4180 has it, with the mark that tells spreadsheets that it is UTF-8. */
export function csvOfTable({ headings, rows }: CsvTable, locale: Locale): string {
  const { decimal, separator } = signsOf[locale]
  const written = (cell: string | number | null) => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberText(cell).replace('.', decimal)
    const text = plainText(cell)
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const lineOf = (cells: readonly (string | number | null)[]) => `${cells.map(written).join(separator)}\r\n`
  return `\uFEFF${[headings, ...rows].map(lineOf).join('')}`
}

/** All digits. 12.345 could be twelve thousand to whoever has to guess; a zero behind it says that it is not. */
function numberText(number: number): string {
  const text = String(number)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}

/** One that begins like a formula would be computed by some programs: an apostrophe stops that. */
const plainText = (text: string) => (/^\s*[=+\-@]/.test(text) ? `'${text}` : text)
