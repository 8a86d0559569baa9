import { exportLimits, plainText, type Locale } from '@energycockpit/contract'
import { sheetName } from '../../http/sheet-name'
import { localTimes } from '@energycockpit/time'
import { possibleFormats, sheetFormat, sheetNumber, unitOfHeading } from '@energycockpit/units'
import type { ExportRow, ExportTable } from './export-table'
import type { ExportTexts } from './texts'
import { cellStyles, workbookParts } from './workbook-parts'
import { zipStream } from './zip-stream'

const day = 86_400_000
/** Spreadsheets count days from 30 December 1899. */
const dayOf1970 = 25_569
const { bold, dateTime, firstOfFormats } = cellStyles
const rowsAtATime = 500

/**
 * A table as a spreadsheet (XLSX, ECMA-376), written row by row. Spreadsheets know no zones: the local time stands beside
 * how far it is ahead of UTC. `facts`: what a second sheet says about the file.
 */
export function spreadsheetFile(
  table: ExportTable,
  {
    texts,
    facts,
    language,
  }: { texts: ExportTexts; facts: readonly (readonly [string, string])[]; language: Locale },
): AsyncGenerator<Buffer> {
  const headings = [`${texts.start} (${table.timeZone})`, texts.offset, texts.utc, ...table.headings]
  const units = unitsOf(table)
  const formats = [
    ...new Set(units.flatMap((unit) => (unit === undefined ? [] : possibleFormats(unit, language)))),
  ]
  const names = [sheetName(texts.sheet), sheetName(texts.about)]
  return zipStream([
    ...workbookParts(names, formats).map(({ name, content }) => ({ name, content: [content] })),
    { name: 'xl/worksheets/sheet1.xml', content: sheetOf(table, headings, { units, formats, language }) },
    { name: 'xl/worksheets/sheet2.xml', content: [factsSheet(facts)] },
  ])
}

const opening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
const frozen =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'

/** In which a column of cells is; undefined: it has no numbers that are amounts. */
const unitsOf = ({ headings, amounts }: ExportTable): (string | undefined)[] =>
  headings.map((heading, column) => unitOfHeading(heading) ?? (amounts?.has(column) ? '' : undefined))

interface Drawing {
  units: readonly (string | undefined)[]
  formats: readonly string[]
  language: Locale
}

async function* sheetOf(
  table: ExportTable,
  headings: readonly string[],
  { units, formats, language }: Drawing,
): AsyncGenerator<string> {
  const letters = headings.map((_, place) => columnName(place))
  yield `${opening}${frozen}${columnWidths(headings)}<sheetData>${headingRow(headings, letters)}`
  const local = localTimes(table.timeZone)
  let row = 1
  let drawn: readonly (ColumnFormat | undefined)[] | undefined
  for await (const rows of table.rows()) {
    // Nobody knows all rows yet; the first ones say how a column is written, and each cell keeps its digits.
    if (rows.length > 0) drawn ??= columnFormats(rows, { units, formats, language })
    for (let first = 0; first < rows.length; first += rowsAtATime) {
      let text = ''
      for (const { at, cells } of rows.slice(first, first + rowsAtATime)) {
        if (++row > exportLimits.xlsxRows + 1) throw new Error('more rows than a spreadsheet has')
        const { wall, offset } = local(at)
        text += `<row r="${row}">${dateCell(`A${row}`, wall)}${plainCell(`B${row}`, offset)}${dateCell(`C${row}`, at)}`
        for (const [place, cell] of cells.entries()) {
          if (cell === null) continue
          const name = `${letters[place + 3]!}${row}`
          text += typeof cell === 'number' ? numberCell(name, cell, drawn?.[place]) : textCell(name, cell)
        }
        text += '</row>'
      }
      yield text
    }
  }
  yield '</sheetData></worksheet>'
}

type ColumnFormat = ReturnType<typeof sheetFormat> & { style: number }

const columnFormats = (
  rows: readonly ExportRow[],
  { units, formats, language }: Drawing,
): (ColumnFormat | undefined)[] =>
  units.map((unit, column) => {
    if (unit === undefined) return undefined
    const format = sheetFormat(
      unit,
      rows.map(({ cells }) => cells[column]),
      language,
    )
    return { ...format, style: firstOfFormats + formats.indexOf(format.code) }
  })

function numberCell(name: string, value: number, format: ColumnFormat | undefined): string {
  if (!format) return `<c r="${name}"><v>${value}</v></c>`
  return `<c r="${name}" s="${format.style}"><v>${sheetNumber(value, format)}</v></c>`
}

function factsSheet(facts: readonly (readonly [string, string])[]): string {
  const rows = facts.map(
    ([label, fact], place) =>
      `<row r="${place + 1}">${textCell(`A${place + 1}`, label, bold)}${textCell(`B${place + 1}`, fact)}</row>`,
  )
  const widths =
    '<cols><col min="1" max="1" width="28" customWidth="1"/><col min="2" max="2" width="80" customWidth="1"/></cols>'
  return `${opening}${widths}<sheetData>${rows.join('')}</sheetData></worksheet>`
}

const headingRow = (headings: readonly string[], letters: readonly string[]) =>
  `<row r="1">${headings.map((heading, place) => textCell(`${letters[place]!}1`, heading, bold)).join('')}</row>`

function columnWidths(headings: readonly string[]): string {
  const widths = headings.map((heading, place) =>
    place === 0 || place === 2 ? 22 : Math.min(60, Math.max(12, heading.length + 2)),
  )
  const columns = widths.map(
    (width, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
  )
  return `<cols>${columns.join('')}</cols>`
}

const dateCell = (name: string, wall: number) =>
  `<c r="${name}" s="${dateTime}"><v>${wall / day + dayOf1970}</v></c>`

/** No text is taken for a formula, and no sign is one that XML does not know. */
const textCell = (name: string, text: string, style = 0) => plainCell(name, plainText(text), style)

const plainCell = (name: string, text: string, style = 0) =>
  `<c r="${name}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** A, B … Z, AA … */
export function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter
}
