import {
  structureFieldsSchema,
  structureKinds,
  type MeterExchange,
  type StructureFields,
  type StructureKind,
  type StructureRowFault,
} from '@energycockpit/contract'
import { withNewestNumber } from '../structure/meter-number'
import { newNodeId } from '../structure/new-node-id'
import { keyFields, type Change, type Item } from '../structure/structure'
import { fieldsOfRow } from './fields-of-row'
import { exchangesOfRows } from './exchanges-of-rows'
import { faultOf } from './read-sheets'
import { findSeries } from './find-series'
import type { Known } from './known'
import { SeriesAfterwards, withSeriesOfExchanges } from './series-of-exchange'
import { sheetOf, type BulkRow } from './rows'

export interface RowChange {
  row: BulkRow
  change: Change
}

export interface RowChanges {
  changes: RowChange[]
  faults: StructureRowFault[]
}

/** What rows make of a structure, one change for each row, and which rows can be none. */
export function changesOfRows(rows: readonly BulkRow[], known: Known): RowChanges {
  const faults: StructureRowFault[] = []
  const ids = idsOfRows(rows, known, faults)
  const numbers = [...known.newSeriesIds]
  const zones = new Map<string, string>()
  const changes: RowChange[] = []
  let series: SeriesAfterwards | undefined
  for (const kind of inOrderOfNames)
    for (const given of rows.filter((one) => one.kind === kind)) {
      if (kind === 'METERING_POINT')
        series ??= new SeriesAfterwards(
          known.structure,
          changes.flatMap(({ change }) => change.after ?? []),
        )
      const row = series
        ? withSeriesOfExchanges(given, ids.get(placeOf(kind, keyOf(given))) ?? '', { series, faults })
        : given
      const before = kind === 'SERIES' ? seriesOf(row, { ...known, ids }, faults) : itemOf(row, known)
      if (before === 'UNKNOWN') continue
      if (before === null && row.sheet !== undefined) {
        faults.push(...unknownPoint(row))
        continue
      }
      const read = fieldsOfRow(row, before, { ...known, ids })
      if (row.exchanges)
        read.fields['meterExchanges'] = exchangesAt(row, read.fields, { ...known, zones, faults })
      const wanted = checked(row, read, faults)
      if (wanted === undefined) continue
      const fields = withNewestNumber(before?.fields, wanted)
      const id = before?.id ?? (kind === 'SERIES' ? numbers.shift()! : ids.get(placeOf(kind, keyOf(row)))!)
      if (fields.kind === 'LOCATION') zones.set(id, fields.timeZone)
      const { businessId } = known
      const revision = before?.revision ?? 1
      const after = { id, businessId, revision, archivedAt: archivedAtOf(row, before, known), fields }
      changes.push({ row, change: { before, after } })
    }
  changes.sort((one, other) => placeOfKind(one) - placeOfKind(other))
  return { changes: withoutTwins(changes, faults), faults }
}

/** The exchanges of metering points name series, also such as come with them. */
const inOrderOfNames = [
  ...structureKinds.filter((kind) => kind !== 'METERING_POINT'),
  ...(['METERING_POINT'] as const),
]
const placeOfKind = ({ row }: RowChange) => structureKinds.indexOf(row.kind)

/** Each of the rows names a metering point that there is not; one without a name says so once already. */
const unknownPoint = (row: BulkRow): StructureRowFault[] =>
  keyOf(row) === ''
    ? []
    : (row.exchanges ?? []).map((one) =>
        faultOf('METER_EXCHANGE', one.row, 'meteringPoint', 'REFERENCE_UNKNOWN', keyOf(row)),
      )

/** The exchanges of a metering point, by the clock of its location. */
function exchangesAt(
  { exchanges = [] }: BulkRow,
  { location }: Readonly<Record<string, unknown>>,
  {
    structure,
    zones,
    faults,
    now,
  }: Pick<Known, 'structure' | 'now'> & {
    /** Of the locations of the document, by their ids. */
    zones: ReadonlyMap<string, string>
    faults: StructureRowFault[]
  },
): MeterExchange[] {
  const id = String(location)
  // Of a location that there is not a fault is told already.
  const timeZone = zones.get(id) ?? structure.get('LOCATION', id)?.fields.timeZone ?? 'UTC'
  const read = exchangesOfRows(exchanges, { timeZone, now })
  faults.push(
    ...read.faults.map(({ row, field, code, about }) =>
      faultOf('METER_EXCHANGE', row, field, code, ...about),
    ),
  )
  return read.exchanges
}

const placeOf = (kind: StructureKind, key: string) => `${kind} ${key}`
const keyOf = ({ kind, values }: BulkRow) => {
  const key = values[keyFields[kind]]
  return typeof key === 'string' ? key : ''
}

const itemOf = ({ kind, values }: BulkRow, { structure, businessId }: Known): Item | null =>
  structure.withKey(kind, businessId, String(values[keyFields[kind]]))[0] ?? null

/** Ids by kind and key: of what is there, and of what the rows bring. */
function idsOfRows(rows: readonly BulkRow[], known: Known, faults: StructureRowFault[]): Map<string, string> {
  const ids = new Map<string, string>()
  const named = new Set<string>()
  for (const row of rows) {
    if (row.kind === 'SERIES') continue
    const key = keyOf(row)
    if (key === '') {
      if (row.sheet === undefined) faults.push(faultOf(row.kind, row.row, keyFields[row.kind], 'REQUIRED'))
      else
        for (const one of row.exchanges ?? [])
          faults.push(faultOf(row.sheet, one.row, 'meteringPoint', 'REQUIRED'))
      continue
    }
    const place = placeOf(row.kind, key)
    if (named.has(place)) faults.push(faultOf(row.kind, row.row, keyFields[row.kind], 'ROW_TWICE', key))
    named.add(place)
    ids.set(place, itemOf(row, known)?.id ?? newNodeId(row.kind))
  }
  return ids
}

/** The series that a row is about; null: a new one; UNKNOWN: it names one that the business does not have. */
function seriesOf(
  row: BulkRow,
  known: Known & { ids: ReadonlyMap<string, string> },
  faults: StructureRowFault[],
): Item | null | 'UNKNOWN' {
  const found = findSeries(row, known)
  if (found === 'UNKNOWN')
    faults.push(faultOf('SERIES', row.row, 'seriesId', 'REFERENCE_UNKNOWN', String(row.values['seriesId'])))
  return found
}

/** Fields that are as the contract wants them; else undefined, with a fault for each that is not. */
function checked(
  { row, values, ...place }: BulkRow,
  { fields, unknown, attributeFaults }: ReturnType<typeof fieldsOfRow>,
  faults: StructureRowFault[],
): StructureFields | undefined {
  const kind = sheetOf(place)
  for (const { field, key } of unknown) faults.push(faultOf(kind, row, field, 'REFERENCE_UNKNOWN', key))
  for (const { field, code, about } of attributeFaults) faults.push(faultOf(kind, row, field, code, ...about))
  const read = structureFieldsSchema.safeParse(fields)
  if (read.success) return unknown.length + attributeFaults.length > 0 ? undefined : read.data
  for (const issue of read.error.issues) {
    const field = String(issue.path[0])
    if (unknown.some((one) => one.field === field)) continue
    const given = fields[field]
    const code =
      given === null || given === undefined || given === ''
        ? 'REQUIRED'
        : issue.code === 'too_big' && typeof given === 'string'
          ? 'TOO_LONG'
          : 'INVALID'
    const about = code === 'INVALID' ? [writtenOut(values[field] ?? given)] : []
    faults.push(faultOf(kind, row, field, code, ...about))
  }
  return undefined
}

const writtenOut = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function archivedAtOf({ values }: BulkRow, before: Item | null, { now }: Known): string | null {
  const was = before?.archivedAt ?? null
  if (values['archived'] === undefined) return was
  return values['archived'] === true ? (was ?? now) : null
}

/** Two rows that are about one series: the second is a mistake. */
function withoutTwins(changes: RowChange[], faults: StructureRowFault[]): RowChange[] {
  const seen = new Set<string>()
  return changes.filter(({ row, change: { before } }) => {
    if (row.kind !== 'SERIES' || before === null) return true
    if (seen.has(before.id)) faults.push(faultOf('SERIES', row.row, 'meteringPoint', 'ROW_TWICE', before.id))
    const isFirst = !seen.has(before.id)
    seen.add(before.id)
    return isFirst
  })
}
