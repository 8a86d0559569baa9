import {
  downloadName,
  maxStructureDifferences,
  maxStructureRowFaults,
  maxStructureRows,
  structureKinds,
  type AttributeDefinition,
  type FieldsOf,
  type Locale,
  type StructureDifference,
  type StructureDocument,
  type StructureImportResult,
  type StructureKind,
  type StructureRowFault,
  type StructureSheet,
} from '@energycockpit/contract'
import { inTransaction, type ChangeContext, type Context } from '../../audit/service-context'
import { Problem, titles } from '../../http/problem'
import {
  faultsIn,
  lockBusiness,
  preparedChanges,
  storeStep,
  type StructureParts,
} from '../structure/apply-step'
import { businessNames } from '../points/repository'
import { listDefinitions } from '../attributes/repository'
import { itemsById, itemsOfBusiness } from '../structure/item-repository'
import { newNumbers } from '../structure/item-writer'
import {
  differences,
  isUnchanged,
  keyOf,
  nameOf,
  Structure,
  type Change,
  type Item,
} from '../structure/structure'
import type { StructureFault } from '../structure/fault'
import { changesOfRows, type RowChange } from './changes-of-rows'
import { attributeField } from './columns'
import { faultOf, type ReadRows } from './read-sheets'
import { readFile } from './read-file'
import { aboutExchange } from './about-exchange'
import { listNames, rowsOfDocument, sheetOf, type BulkRow } from './rows'
import { rowsOfExchanges } from './rows-of-exchanges'
import { valuesOf } from './rows-of-items'
import { sheetTexts } from './sheet-texts'
import { stationsSeen } from './station-repository'
import { writeWorkbook } from './write-workbook'

interface Import {
  businessId: number
  dryRun: boolean
}

/**
 * Makes of a business's structure what a document says, all of it or nothing. Throws a Problem: 404 for a business that
 * the user does not see, and, unless it is a dry run, 400 STRUCTURE_INVALID with the first faults.
 */
export const importDocument = (
  context: ChangeContext,
  parts: StructureParts,
  { document, ...given }: Import & { document: StructureDocument },
): Promise<StructureImportResult> =>
  importRows(context, parts, given, { rows: rowsOfDocument(document), faults: [] })

/**
 * The same by a file; throws a Problem (400) also for what is neither a workbook nor JSON. The file is read before the
 * transaction begins: an embedded store has one at a time, and a workbook may take seconds.
 */
export async function importFile(
  context: Context,
  parts: StructureParts,
  { content, ...given }: Import & { content: string },
): Promise<StructureImportResult> {
  const definitions = await definitionsOf(context, given.businessId)
  const read = await readFile(Buffer.from(content, 'base64'), definitions)
  return inTransaction(context, (changing) => importRows(changing, parts, given, read))
}

/** Of a business that the user does not see, none. */
const definitionsOf = ({ db, user }: Context, businessId: number) =>
  listDefinitions(db, user.visibleBusinessIds, { businessId })

async function importRows(
  context: ChangeContext,
  parts: StructureParts,
  { businessId, dryRun }: Import,
  { rows, faults: unread }: ReadRows,
): Promise<StructureImportResult> {
  if (rows.length > maxStructureRows)
    throw new Problem(400, 'VALIDATION_FAILED', `more than ${maxStructureRows} rows`)
  await lockBusiness(context, businessId)
  const { db, user } = context
  const structure = await withStations(db, await itemsOfBusiness(db, businessId))
  const definitions = await definitionsOf(context, businessId)
  const newSeries = await newNumbers(db, 'SERIES', rows.filter(({ kind }) => kind === 'SERIES').length)
  const read = changesOfRows(rows, {
    ...{ businessId, structure, newSeriesIds: newSeries.map(String), definitions },
    stations: await stationsSeen(db, user.visibleBusinessIds),
    now: new Date().toISOString(),
  })
  const different = read.changes.filter(({ change }) => !isUnchanged(change))
  const rowOf = rowsOf(different)
  const all = [...unread, ...withoutUnread(read.faults, unread)]
  const about = { businessId, action: 'IMPORTED' as const }
  const prepared = await preparedChanges(
    context,
    about,
    different.map(({ change }) => change),
    // Also of those that are as they were: a metering point that is moved away contradicts its row.
    new Set(
      read.changes.flatMap(({ row, change }) =>
        row.kind === 'OBJECT' && row.values['meteringPoints'] !== undefined ? change.after!.id : [],
      ),
    ),
  )
  const step = { ...prepared, ...about }
  if (all.length === 0) {
    const found = await faultsIn(context, parts, step)
    all.push(...found.map((fault) => aboutRow(fault, { rowOf, definitions })))
  }
  const stored = {
    ...summary(prepared, rowOf, { before: structure, definitions, dryRun }),
    // A row with a fault is none of them.
    unchanged:
      read.changes.length -
      prepared.changes.filter(({ after }) => rowOf(after!.fields.kind, after!.id) !== undefined).length,
  }
  const told = { ...stored, faults: all.slice(0, maxStructureRowFaults), faultCount: all.length }
  if (dryRun) return { ...told, step: null }
  if (all.length > 0) throw refusal(all)
  if (prepared.changes.length === 0) return { ...told, step: null }
  return { ...told, step: await storeStep(context, parts, step) }
}

/** Of a cell that could not be read it is not told again that nothing stands there. */
function withoutUnread(faults: readonly StructureRowFault[], unread: readonly StructureRowFault[]) {
  const placeOf = ({ kind, row, field }: StructureRowFault) => `${kind} ${row} ${field}`
  const places = new Set(unread.map(placeOf))
  return faults.filter((fault) => fault.code !== 'REQUIRED' || !places.has(placeOf(fault)))
}

/** With the weather stations of other businesses that its locations name. */
async function withStations(db: Context['db'], items: readonly Item[]): Promise<Structure> {
  const named = items.flatMap(({ fields }) =>
    fields.kind === 'LOCATION' ? (fields.weatherStation ?? []) : [],
  )
  return new Structure([...items, ...(await itemsById(db, 'METERING_POINT', named))])
}

/** The row that an item comes from; undefined: none. */
type RowOf = (kind: StructureKind, id: string) => BulkRow | undefined

function rowsOf(changes: readonly RowChange[]): RowOf {
  const rows = new Map(changes.map(({ row, change }) => [`${row.kind} ${change.after!.id}`, row]))
  return (kind, id) => rows.get(`${kind} ${id}`)
}

/** What the rules say of an item, about the row that brought it; attributes by their names. */
function aboutRow(
  { kind, id, field, code, about }: StructureFault,
  { rowOf, definitions }: { rowOf: RowOf; definitions: readonly AttributeDefinition[] },
): StructureRowFault {
  const row = rowOf(kind, id)
  if (row?.exchanges && field === 'meterExchanges') return aboutExchange({ code, about }, row)
  const attribute = definitions.find((definition) => field === `attributes.${definition.id}`)
  const told = field === 'archivedAt' ? 'archived' : attribute ? attributeField(attribute.name) : field
  return faultOf(row ? sheetOf(row) : kind, row?.row ?? null, told, code, ...about)
}

function summary(
  { changes, structure: after }: Awaited<ReturnType<typeof preparedChanges>>,
  rowOf: RowOf,
  {
    before,
    definitions,
    dryRun,
  }: { before: Structure; definitions: readonly AttributeDefinition[]; dryRun: boolean },
) {
  const all = changes.map((change): StructureDifference => {
    const item = change.after!
    const { kind } = item.fields
    const fields =
      change.before === null
        ? []
        : differences(valuesOf(change.before, before, definitions), valuesOf(item, after, definitions))
    return {
      ...{ kind, row: rowInSheet(rowOf(kind, item.id)), action: actionOf(change) },
      ...{ key: keyOf(item) ?? (dryRun && change.before === null ? null : item.id), name: nameOf(item) },
      ...(item.fields.kind === 'SERIES' && { series: traitsOf(item.fields, after) }),
      ...(item.fields.kind === 'METERING_POINT' &&
        fields.some(({ field }) => field === 'meterExchanges') &&
        zoneOf(item.fields, after)),
      fields,
    }
  })
  const count = (action: StructureDifference['action']) => all.filter((one) => one.action === action).length
  return {
    ...{ created: count('CREATED'), changed: count('CHANGED') },
    ...{ archived: count('ARCHIVED'), restored: count('RESTORED') },
    differences: all.slice(0, maxStructureDifferences),
  }
}

function zoneOf({ location }: FieldsOf<'METERING_POINT'>, structure: Structure) {
  const timeZone = structure.get('LOCATION', location)?.fields.timeZone
  return timeZone === undefined ? {} : { timeZone }
}

function traitsOf(
  { quantity, unit, direction, interval, meteringPoint }: FieldsOf<'SERIES'>,
  structure: Structure,
): NonNullable<StructureDifference['series']> {
  const point = structure.get('METERING_POINT', meteringPoint)
  return { quantity, unit, direction, interval, meteringPoint: (point && keyOf(point)) ?? null }
}

/** Of the sheet of its kind; null where it stands in none. */
const rowInSheet = (row: BulkRow | undefined) => (row === undefined || row.sheet ? null : row.row)

function actionOf({ before, after }: Change): StructureDifference['action'] {
  if (before === null) return 'CREATED'
  const isArchived = ({ archivedAt }: Item) => archivedAt !== null
  if (isArchived(before) === isArchived(after!)) return 'CHANGED'
  return isArchived(after!) ? 'ARCHIVED' : 'RESTORED'
}

const nameOfSheet = (sheet: StructureSheet) =>
  sheet === 'METER_EXCHANGE' ? 'meterExchanges' : listNames[sheet]

function refusal(faults: readonly StructureRowFault[]): Problem {
  const code = 'STRUCTURE_INVALID'
  const reasons = faults.slice(0, 100).map((fault) => {
    const place = fault.kind ? `${nameOfSheet(fault.kind)}, row ${fault.row ?? '?'}, ` : ''
    const detail = `${place}${fault.field ?? ''}: ${fault.code}${fault.about.length > 0 ? ` (${fault.about.join(', ')})` : ''}`
    return { code, title: titles[code], detail, structureFault: `${fault.field ?? '-'} ${fault.code}` }
  })
  return new Problem(400, code, reasons[0]!.detail, { reasons })
}

interface Download {
  businessId: number
  format: 'xlsx' | 'json'
  language: Locale
  template?: 'true' | undefined
}

/** The structure of a business as a file, or an empty one. Throws a Problem (404) for a business that the user does not see. */
export async function structureFile(
  { db, user }: Context,
  { businessId, format, language, template }: Download,
): Promise<{ name: string; type: string; content: Buffer }> {
  if (!user.visibleBusinessIds.includes(businessId)) throw new Problem(404, 'NOT_FOUND')
  const definitions = await listDefinitions(db, [businessId])
  const items = template === 'true' ? [] : await itemsOfBusiness(db, businessId)
  const structure = await withStations(db, items)
  const rows = Object.fromEntries(
    structureKinds.map((kind) => [
      kind,
      items
        .filter(({ fields }) => fields.kind === kind)
        .map((item) => valuesOf(item, structure, definitions)),
    ]),
  ) as Record<StructureKind, Record<string, unknown>[]>
  const business = (await businessNames(db, [businessId])).get(businessId)
  const name = downloadName({
    ...(template !== 'true' && { place: business }),
    ...{ what: sheetTexts[language][template === 'true' ? 'templateName' : 'fileName'], ending: format },
  })
  if (format === 'json') {
    const document = Object.fromEntries(structureKinds.map((kind) => [listNames[kind], rows[kind]]))
    return {
      ...{ name, type: 'application/json; charset=utf-8' },
      content: Buffer.from(JSON.stringify(document, null, 2)),
    }
  }
  const sheets = { ...rows, METER_EXCHANGE: items.flatMap((item) => rowsOfExchanges(item, structure)) }
  return {
    ...{ name, content: await writeWorkbook(sheets, language, definitions) },
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  }
}
