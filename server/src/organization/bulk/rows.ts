import {
  structureKinds,
  type StructureDocument,
  type StructureKind,
  type StructureSheet,
} from '@energycockpit/contract'

/** One line of a document, whose values nobody has checked yet; what it does not name stays as it is. */
export interface BulkRow {
  kind: StructureKind
  /** Of the sheet, its heading being the first; of JSON, counted from 1. */
  row: number
  values: Readonly<Record<string, unknown>>
  /** Of a metering point the rows of the sheet of exchanges that name it: together they are its exchanges. */
  exchanges?: readonly ExchangeRow[]
  /** Where the row stands, if it is not the sheet of its kind: it changes what is there and creates nothing. */
  sheet?: StructureSheet
}

/** A line of any sheet. */
export type SheetRow = Omit<BulkRow, 'kind'> & { kind: StructureSheet }

/** One register of an exchange, or an exchange without any. */
export interface ExchangeRow {
  row: number
  values: Readonly<Record<string, unknown>>
}

export const sheetOf = ({ kind, sheet }: Pick<BulkRow, 'kind' | 'sheet'>): StructureSheet => sheet ?? kind

/** The list of each kind in a document. */
export const listNames = {
  ORG_UNIT: 'orgUnits',
  LOCATION: 'locations',
  METERING_POINT: 'meteringPoints',
  SERIES: 'series',
  OBJECT: 'objects',
} as const satisfies Record<StructureKind, keyof StructureDocument>

export const rowsOfDocument = (document: StructureDocument): BulkRow[] =>
  structureKinds.flatMap((kind) =>
    (document[listNames[kind]] ?? []).map((values, place) => ({ kind, row: place + 1, values })),
  )
