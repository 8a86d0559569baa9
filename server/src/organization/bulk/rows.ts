import type { StructureDocument, StructureKind } from '@energycockpit/contract'

/** One line of a document, whose values nobody has checked yet; what it does not name stays as it is. */
export interface BulkRow {
  kind: StructureKind
  /** Of the sheet, its heading being the first; of JSON, counted from 1. */
  row: number
  values: Readonly<Record<string, unknown>>
}

/** The list of each kind in a document. */
export const listNames = {
  ORG_UNIT: 'orgUnits',
  LOCATION: 'locations',
  METERING_POINT: 'meteringPoints',
  SERIES: 'series',
} as const satisfies Record<StructureKind, keyof StructureDocument>

/** The field by which people know an item of each kind; of series the number. */
export const keyFields = {
  ORG_UNIT: 'orgUnitId',
  LOCATION: 'locationId',
  METERING_POINT: 'meteringPointId',
  SERIES: 'seriesId',
} as const satisfies Record<StructureKind, string>

export const kinds = Object.keys(listNames) as StructureKind[]

export const rowsOfDocument = (document: StructureDocument): BulkRow[] =>
  kinds.flatMap((kind) =>
    (document[listNames[kind]] ?? []).map((values, place) => ({ kind, row: place + 1, values })),
  )
