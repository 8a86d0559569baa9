import { plainText } from '@energycockpit/contract'
import type { Locale } from '@energycockpit/i18n'
import { strToU8, zipSync } from 'fflate'
import { localTimes } from '@energycockpit/time'
import {
  calculatedFigure,
  sheetFormat,
  sheetNumber,
  unitOfHeading,
  type SheetFormat,
} from '@energycockpit/units'
import { isTime, type DataCell, type DataTable } from './data-table'

const day = 86_400_000
/** Spreadsheets count days from 30 December 1899. */
const dayOf1970 = 25_569
/** All that a sheet has. */
const mostRows = 1_048_576
const [bold, dateTime, firstOfFormats] = [1, 2, 3]

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006'
const ofDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const partType = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

/**
 * A table as a spreadsheet (XLSX, ECMA-376) with numbers and dates as such. Spreadsheets know no zones: each time stands
 * in two columns, what clocks show and how far that is ahead of UTC, which `offset` is the heading of.
 */
export function workbookOfTable(
  table: DataTable,
  { name, offset, locale }: { name: string; offset: string; locale: Locale },
): Uint8Array<ArrayBuffer> {
  if (table.rows.length >= mostRows) throw new Error('More rows than a sheet has')
  const columnFormats = formatsOf(table, locale)
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${partType('sheet.main')}"/><Override PartName="/xl/styles.xml" ContentType="${partType('styles')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${partType('worksheet')}"/></Types>`,
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${ofDocument}"><sheets><sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/styles.xml': styles([...new Set(columnFormats.flatMap((format) => format?.code ?? []))]),
    'xl/worksheets/sheet1.xml': sheet(table, offset, columnFormats),
  }
  const files = Object.entries(parts).map(([path, content]) => [path, strToU8(xml + content)] as const)
  return zipSync(Object.fromEntries(files))
}

function relationships(...targets: readonly (readonly [string, string])[]): string {
  const list = targets.map(
    ([kind, target], place) =>
      `<Relationship Id="rId${place + 1}" Type="${ofDocument}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${ofPackage}/relationships">${list.join('')}</Relationships>`
}

/** Of the columns with a unit. */
const formatsOf = ({ headings, units, rows }: DataTable, locale: Locale): (SheetFormat | undefined)[] =>
  headings.map((heading, column) => {
    const unit = unitOfHeading(heading) ?? units?.[column]
    return unit === undefined ? undefined : sheetFormat(unit, numbersIn(rows, column), locale)
  })

const numbersIn = (rows: DataTable['rows'], column: number) =>
  rows.flatMap((cells) => {
    const cell = cells[column]
    return typeof cell === 'number' && Number.isFinite(cell) ? [calculatedFigure(cell)] : []
  })

/** Plain, bold, a date with its time, and the formats of the columns. */
function styles(codes: readonly string[]): string {
  const all = ['yyyy\\-mm\\-dd\\ hh:mm:ss', ...codes]
  const formats = all.map(
    (code, place) => `<numFmt numFmtId="${164 + place}" formatCode="${escaped(code)}"/>`,
  )
  const cells = all.map((_, place) => `<xf numFmtId="${164 + place}" applyNumberFormat="1"/>`)
  return `<styleSheet xmlns="${main}"><numFmts count="${all.length}">${formats.join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${cells.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${cells.join('')}</cellXfs></styleSheet>`
}

function sheet(
  { headings, timeZone = 'UTC', rows }: DataTable,
  offset: string,
  formats: readonly (SheetFormat | undefined)[],
): string {
  const codes = [...new Set(formats.flatMap((format) => format?.code ?? []))]
  const times = headings.map((_, column) => rows.some((cells) => isTime(cells[column])))
  const titles = headings.flatMap((heading, column) => (times[column] ? [heading, offset] : [heading]))
  const names = titles.map((_, place) => columnName(place))
  const clock = localTimes(timeZone)
  const written = (cell: DataCell, row: number, place: number, format?: SheetFormat): string => {
    if (isTime(cell)) {
      const { wall, offset: ahead } = clock(cell.at)
      const date = `<c r="${names[place]}${row}" s="${dateTime}"><v>${wall / day + dayOf1970}</v></c>`
      return date + textCell(`${names[place + 1]}${row}`, ahead)
    }
    if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return ''
    const name = `${names[place]}${row}`
    if (typeof cell !== 'number') return textCell(name, plainText(cell))
    const number = calculatedFigure(cell)
    if (!format) return `<c r="${name}"><v>${number}</v></c>`
    const style = firstOfFormats + codes.indexOf(format.code)
    return `<c r="${name}" s="${style}"><v>${sheetNumber(number, format)}</v></c>`
  }
  const lines = rows.map((cells, index) => {
    let place = 0
    const line = cells.map((cell, column) => {
      const text = written(cell, index + 2, place, formats[column])
      place += times[column] ? 2 : 1
      return text
    })
    return `<row r="${index + 2}">${line.join('')}</row>`
  })
  const head = titles.map((title, place) => textCell(`${names[place]}1`, plainText(title), bold)).join('')
  const widths = titles.map((title, place) => {
    const width = Math.min(60, Math.max(20, title.length + 2))
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`
  })
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${head}</row>${lines.join('')}</sheetData></worksheet>`
}

const textCell = (name: string, text: string, style = 0) =>
  `<c r="${name}"${style === 0 ? '' : ` s="${style}"`} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** No sign is one that XML does not know. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** What spreadsheets refuse in the name of a sheet is left out. */
const sheetName = (name: string): string =>
  name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim() || '1'

/** A, B … Z, AA … */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter
}
