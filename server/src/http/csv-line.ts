import { plainText, type Locale } from '@energycockpit/contract'

/** How numbers and columns are written where a language is spoken: what its spreadsheets expect. */
const csvSigns: Readonly<Record<Locale, { decimal: ',' | '.'; separator: ';' | ',' }>> = {
  de: { decimal: ',', separator: ';' },
  en: { decimal: '.', separator: ',' },
}

/** Says to a spreadsheet that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF'

/**
 * A line as RFC 4180 has it, with its end. Numbers have all their digits, and no thousands sign. No
 * text is taken for a formula.
 */
export function csvLine(cells: readonly (string | number | null)[], language: Locale): string {
  const { decimal, separator } = csvSigns[language]
  const quoted = (text: string) =>
    /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
  const written = (cell: string | number | null): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return numberText(cell).replace('.', decimal)
    return quoted(plainText(cell))
  }
  return `${cells.map(written).join(separator)}\r\n`
}

/** All digits. 12.345 could be twelve thousand to whoever has to guess; a zero behind it says that it is not. */
function numberText(number: number): string {
  const text = String(number)
  return /^-?\d{1,3}\.\d{3}$/.test(text) ? `${text}0` : text
}
