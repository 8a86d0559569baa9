import { faultOfValue, type AttributeDefinition, type StructureFaultCode } from '@energycockpit/contract'
import type { Cell } from './cell'
import { numberOf } from './written-number'

type Read = { value: string | number } | { fault: StructureFaultCode; allowed?: readonly string[] }

/** The value of a cell that is not empty, as a document has it: of a choice its name. */
export function attributeOfCell(cell: Exclude<Cell, null>, definition: AttributeDefinition): Read {
  const text = textOf(cell)
  switch (definition.type) {
    case 'TEXT':
      return checked(text, definition)
    case 'NUMBER': {
      const value = numberOf(typeof cell === 'number' ? cell : text)
      return value === undefined ? { fault: 'NOT_A_NUMBER' } : checked(value, definition)
    }
    case 'DATE':
      return checked(typeof cell === 'number' ? cell : dayOf(text), definition)
    case 'CHOICE': {
      const found = choiceNamed(text, definition)
      return found
        ? { value: found.name }
        : { fault: 'CHOICE_UNKNOWN', allowed: definition.choices.map(({ name }) => name) }
    }
  }
}

/** However small or large it is written. */
export const choiceNamed = (written: string, { choices }: Pick<AttributeDefinition, 'choices'>) =>
  choices.find(({ name }) => name.toLowerCase() === written.trim().toLowerCase())

function checked(value: string | number, definition: AttributeDefinition): Read {
  const fault = faultOfValue(value, definition)
  return fault === undefined ? { value } : { fault }
}

/** A day is what a spreadsheet has at its midnight. */
const textOf = (cell: Exclude<Cell, null>): string =>
  cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell).trim()

/** `01.05.2024` is a day, too; no other notation says which of its figures is the month. */
const dayOf = (text: string): string => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  return year === undefined ? text : `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`
}
