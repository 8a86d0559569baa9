import {
  listedTexts,
  structureSheets,
  type AttributeDefinition,
  type ClosedPeriod,
  type FormerParent,
  type Locale,
  type StructureSheet,
  type ValidValue,
} from '@energycockpit/contract'
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/node'
import { attributeCell, attributeNote } from './write-attributes'
import { columnsOf, type Column } from './columns'
import { cellOfClosedPeriods } from './closed-cells'
import { cellOfFormerParents, cellOfValidChoices, cellOfValidValues, nameIn } from './cell-values'
import { headingOf } from './headings'
import { sheetTexts, type SheetTexts } from './sheet-texts'

type Rows = Readonly<Record<StructureSheet, readonly Readonly<Record<string, unknown>>[]>>

/**
 * A workbook with a sheet for each kind, one for meter exchanges and one that explains the columns; it is read again as it was written.
 * `definitions`: the attributes of the business, which are columns beside the others.
 */
export async function writeWorkbook(
  rows: Rows,
  language: Locale,
  definitions: readonly AttributeDefinition[],
): Promise<Buffer> {
  const texts = sheetTexts[language]
  const sheets = structureSheets.map((kind) => {
    const columns = columnsOf(kind, definitions)
    const headings = columns.map((column) => headingOf(kind, column, texts))
    return {
      sheet: texts.sheets[kind],
      columns: headings.map(({ length }) => ({ width: Math.max(12, length + 2) })),
      stickyRowsCount: 1,
      data: [
        headings.map(heading),
        ...rows[kind].map((row) => columns.map((column) => cellOf(valueIn(row, column), column, texts))),
      ] as SheetData,
    }
  })
  return writeExcelFile([...sheets, notes(texts, definitions)]).toBuffer()
}

const valueIn = (row: Rows[StructureSheet][number], { field, content }: Column): unknown =>
  content.type === 'attribute'
    ? (row['attributes'] as Readonly<Record<string, unknown>>)[content.definition.name]
    : row[field]

const heading = (value: string) => ({ value, type: String, fontWeight: 'bold' as const })

/** Texts are cells of texts: no spreadsheet takes one for a formula, however it begins. */
function cellOf(value: unknown, { content }: Column, texts: SheetTexts): Cell {
  if (value === null || value === undefined || value === '') return null
  if (content.type === 'attribute') return attributeCell(value as string | number, content.definition)
  if (content.type === 'number') return { value: Number(value), type: Number }
  if (content.type === 'valid-values') {
    const cell = cellOfValidValues(value as readonly ValidValue[])
    return typeof cell === 'number'
      ? { value: cell, type: Number }
      : cell === ''
        ? null
        : { value: String(cell), type: String }
  }
  const text =
    content.type === 'list'
      ? listedTexts(value as readonly string[], ';')
      : content.type === 'former-parents'
        ? cellOfFormerParents(value as readonly FormerParent[])
        : content.type === 'closed-periods'
          ? cellOfClosedPeriods(value as readonly ClosedPeriod[])
          : content.type === 'yes-no'
            ? value === true
              ? texts.yes
              : ''
            : content.type === 'valid-choices'
              ? cellOfValidChoices(value as readonly ValidValue<string>[], texts)
              : content.type === 'choice' && content.named
                ? nameIn(texts.choices, value as string)
                : (value as string)
  return text === '' ? null : { value: text, type: String }
}

/** What may stand in which column. */
function notes(texts: SheetTexts, definitions: readonly AttributeDefinition[]) {
  const lines = structureSheets.flatMap((kind) =>
    columnsOf(kind, definitions).map((column) => [
      texts.sheets[kind],
      headingOf(kind, column, texts),
      noteOf(kind, column, texts),
    ]),
  )
  return {
    sheet: texts.sheets.notes,
    columns: [{ width: 24 }, { width: 32 }, { width: 80 }],
    stickyRowsCount: 1,
    data: [
      texts.noteHeadings.map(heading),
      ...lines.map((line) => line.map((value) => ({ value, type: String }))),
    ] as SheetData,
  }
}

function noteOf(kind: StructureSheet, { field, content }: Column, texts: SheetTexts): string {
  const ofSheet = kind === 'METER_EXCHANGE' ? texts.notesOf[kind] : {}
  const notes = [ofSheet, texts.notes].find((each) => field in each)
  if (notes !== undefined) return nameIn(notes, field)
  switch (content.type) {
    case 'attribute':
      return attributeNote(content.definition, texts)
    case 'choice':
      return content.values.map((value) => (content.named ? nameIn(texts.choices, value) : value)).join(', ')
    case 'valid-choices':
      return [texts.notes[content.type], ...content.values.map((value) => nameIn(texts.choices, value))].join(
        ' – ',
      )
    case 'yes-no':
      return `${texts.yes}, ${texts.no}`
    default:
      return texts.notes[content.type]
  }
}
