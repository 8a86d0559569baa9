import type { StructureSheet } from '@energycockpit/contract'
import { columnsOf, type Column } from './columns'
import { sheetTexts, type SheetTexts } from './sheet-texts'

const everyLanguage = Object.values(sheetTexts)
const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
const nameOf = ({ columns }: SheetTexts, field: string) => columns[field as keyof typeof columns] ?? field

/**
 * What stands above a column. An attribute with the name of another column is told apart from it, and so is one that is
 * called as if it had been told apart.
 */
export function headingOf(kind: StructureSheet, { field, content }: Column, texts: SheetTexts): string {
  if (content.type !== 'attribute') return nameOf(texts, field)
  const { name } = content.definition
  const isTaken =
    columnsOf(kind, []).some((column) => isHeadingOf(kind, column, name)) ||
    everyLanguage.some(({ attribute }) => name.toLowerCase().endsWith(`(${attribute.toLowerCase()})`))
  return isTaken ? `${name} (${texts.attribute})` : name
}

/** Whether somebody has written the heading of a column, in either language or as the API has it. */
export const isHeadingOf = (kind: StructureSheet, column: Column, written: string): boolean =>
  (column.content.type !== 'attribute' && isSame(written, column.field)) ||
  everyLanguage.some((texts) => isSame(written, headingOf(kind, column, texts)))
