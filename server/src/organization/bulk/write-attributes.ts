import type { AttributeDefinition } from '@energycockpit/contract'
import type { Cell } from 'write-excel-file/node'
import type { SheetTexts } from './sheet-texts'

/** Spreadsheets count their days from 1900 on, and take that for a leap year; what is earlier is a text. */
const firstDayOfSpreadsheets = '1900-03-01'

/** A value as a document has it; texts are cells of texts, however they begin. */
export function attributeCell(value: string | number, { type }: AttributeDefinition): Cell {
  if (typeof value === 'number') return { value, type: Number }
  return type === 'DATE' && value >= firstDayOfSpreadsheets
    ? { value: new Date(value), type: Date, format: 'yyyy-mm-dd' }
    : { value, type: String }
}

/** What may stand in the column of an attribute. */
export function attributeNote({ type, unit, choices }: AttributeDefinition, { notes }: SheetTexts): string {
  switch (type) {
    case 'TEXT':
      return notes.text
    case 'NUMBER':
      return unit === null ? notes.number : `${notes.number}, ${unit}`
    case 'DATE':
      return notes.date
    case 'CHOICE':
      return choices.map(({ name }) => name).join(', ')
  }
}
