import {
  referenceFields,
  type AttributeValue,
  type FormerParent,
  type StructureKind,
} from '@energycockpit/contract'
import { zoneAt } from '@energycockpit/time/zone-at'
import { keyFields, listReferences, references, type Item } from '../structure/structure'
import { attributesOf } from '../structure/attribute-rules'
import { isPlaced } from '../structure/places-over-time'
import { attributesOfRow, type AttributeFaultOfRow } from './attributes-of-row'
import type { Known } from './known'
import type { BulkRow } from './rows'

/** What a new item has where its row says nothing. */
const defaults: Readonly<Record<StructureKind, Readonly<Record<string, unknown>>>> = {
  ORG_UNIT: { parentOrgUnit: null, formerParents: [] },
  LOCATION: {
    ...{ parentOrgUnit: null, street: null, postalCode: null, city: null, country: null, region: null },
    ...{ latitude: null, longitude: null, weatherStation: null, locationGroups: [], use: [] },
    ...{ closedPeriods: [], formerParents: [] },
    ...Object.fromEntries(referenceFields.map((field) => [field, []])),
    ...{ attributes: {}, plan: null },
  },
  METERING_POINT: {
    parentMeteringPoint: null,
    formerParents: [],
    meterNumber: null,
    conversionFactor: [{ from: null, value: 1 }],
    meterExchanges: [],
    malo: null,
    melo: null,
    attributes: {},
  },
  SERIES: { direction: null, seriesType: 'MEASURED', obis: null },
  OBJECT: {
    ...{ parentObject: null, category: 'OTHER', description: null, meteringPoints: [] },
    ...{ images: [], documents: [], plan: null, position: null, attributes: {} },
  },
}

/** Fields that are never empty: an empty cell leaves them as they are. */
const neverEmpty = new Set([
  ...['name', 'timeZone', 'location', 'objectKind', 'productType', 'conversionFactor'],
  ...['quantity', 'unit', 'interval', 'seriesType', 'category'],
])

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

interface RowFields {
  /** By ids, as an item has them; nobody has checked them yet. */
  fields: Record<string, unknown>
  /** Keys that name nothing. */
  unknown: { field: string; key: string }[]
  attributeFaults: AttributeFaultOfRow[]
}

/** The fields that a row gives an item: its own, then those that the item has, then what new ones have. */
export function fieldsOfRow(
  { kind, values }: BulkRow,
  before: Item | null,
  known: Known & { ids: ReadonlyMap<string, string> },
): RowFields {
  const given = Object.entries(values).filter(
    ([field, value]) => value !== undefined && !(isEmpty(value) && neverEmpty.has(field)),
  )
  const unknown: RowFields['unknown'] = []
  const attributeFaults: AttributeFaultOfRow[] = []
  const resolved = given.map(([field, value]): [string, unknown] => {
    if (field === 'attributes') {
      const named = (value ?? {}) as Readonly<Record<string, AttributeValue | null>>
      const own = known.definitions.filter(({ appliesTo }) => appliesTo === kind)
      const read = attributesOfRow(named, own, (before && attributesOf(before)) ?? {})
      attributeFaults.push(...read.faults)
      return [field, read.values]
    }
    if (field === 'formerParents') return [field, formerOf(kind, value, { ...known, before, unknown })]
    const listed = listReferences[kind]?.[field]
    if (listed !== undefined)
      return [field, idsOf(value, { field, referred: listed, before, unknown }, known)]
    const referred = references[kind][field]
    if (referred === undefined || value === null) return [field, value]
    const id = idOf(String(value), { field, referred, before }, known)
    if (id === undefined) unknown.push({ field, key: String(value) })
    return [field, id]
  })
  const fields: Record<string, unknown> = {
    ...{ kind, ...defaults[kind] },
    ...before?.fields,
    ...Object.fromEntries(resolved.filter(([, value]) => value !== undefined)),
  }
  if (kind === 'LOCATION' && fields['timeZone'] === undefined) fields['timeZone'] = zoneOf(fields)
  delete fields['archived']
  delete fields[kind === 'SERIES' ? keyFields.SERIES : '']
  return {
    fields: kind === 'METERING_POINT' ? withKind(fields, values) : fields,
    ...{ unknown, attributeFaults },
  }
}

/** The same of a field that names several. */
function idsOf(
  value: unknown,
  { unknown, ...named }: Parameters<typeof idOf>[1] & Pick<RowFields, 'unknown'>,
  known: Parameters<typeof idOf>[2],
): unknown {
  if (!Array.isArray(value)) return value
  return value.map((key) => {
    const id = idOf(String(key), named, known)
    if (id === undefined) unknown.push({ field: named.field, key: String(key) })
    return id ?? key
  })
}

/**
 * With ids instead of keys. A location and a meter may have the same key: what the item stood below already stays, else
 * it is the location.
 */
function formerOf(
  kind: StructureKind,
  value: unknown,
  {
    structure,
    businessId,
    ids,
    before,
    unknown,
  }: Parameters<typeof idOf>[2] & Pick<RowFields, 'unknown'> & { before: Item | null },
): unknown {
  if (!Array.isArray(value)) return value
  const stored = before && isPlaced(before.fields) ? before.fields.formerParents : []
  const referred =
    kind === 'METERING_POINT' ? (['LOCATION', 'METERING_POINT'] as const) : (['ORG_UNIT'] as const)
  return (value as readonly FormerParent[]).map(({ until, parent: key }) => {
    if (key === null) return { until, parent: null }
    const found = referred.flatMap(
      (one) => structure.withKey(one, businessId, key)[0]?.id ?? ids.get(`${one} ${key}`) ?? [],
    )
    const known = stored.find((one) => one.until === until)?.parent
    const parent = found.find((id) => id === known) ?? found[0]
    if (parent === undefined) unknown.push({ field: 'formerParents', key })
    return { until, parent: parent ?? key }
  })
}

/** A new location without a time zone has that of its coordinates. */
function zoneOf({ latitude, longitude }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? zoneAt(latitude, longitude)
    : undefined
}

function idOf(
  key: string,
  {
    field,
    referred,
    before,
  }: { field: string; referred: Exclude<StructureKind, 'SERIES'>; before: Item | null },
  { structure, businessId, ids, stations }: Known & { ids: ReadonlyMap<string, string> },
): string | undefined {
  const own = structure.withKey(referred, businessId, key)[0]?.id ?? ids.get(`${referred} ${key}`)
  if (own !== undefined || field !== 'weatherStation') return own
  // The station that is set already, or another business's.
  const set = (before?.fields as { weatherStation?: string | null } | undefined)?.weatherStation
  const known = set ? structure.get('METERING_POINT', set) : undefined
  return known?.fields.meteringPointId === key ? known.id : stations.get(key)
}

/** A meter below another is a submeter, unless the row says what it is; the type follows from the kind. */
function withKind(fields: Record<string, unknown>, values: BulkRow['values']): Record<string, unknown> {
  const isBelow = typeof fields['parentMeteringPoint'] === 'string'
  const objectKind = fields['objectKind'] ?? (isBelow ? 'SUB' : 'MAIN')
  const type = values['type'] ?? typeOf(objectKind, isBelow)
  return { ...fields, objectKind, type }
}

function typeOf(objectKind: unknown, isBelow: boolean): 'MAIN' | 'SUB' | null {
  if (objectKind === 'MAIN' || objectKind === 'SUB') return objectKind
  return objectKind === 'MANUAL_READ' ? (isBelow ? 'SUB' : 'MAIN') : null
}
