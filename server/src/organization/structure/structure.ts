import type { FieldsOf, StructureFields, StructureKind, StructureStep } from '@energycockpit/contract'
import { isDeepStrictEqual } from 'node:util'

/** An item of a business's structure, as the rules see it. */
export interface Item<Fields extends StructureFields = StructureFields> {
  id: string
  businessId: number
  revision: number
  /** ISO 8601, UTC; null: it is in use. */
  archivedAt: string | null
  fields: Fields
}
export type ItemOf<Kind extends StructureKind> = Item<FieldsOf<Kind>>

/** One item becomes another; null: it was not there yet, or is to be no more. */
export interface Change {
  before: Item | null
  after: Item | null
}

/** The item that a change is about. */
export const itemOf = ({ before, after }: Change): Item => (after ?? before)!

/** Whether a change leaves everything as it is. */
export const isUnchanged = ({ before, after }: Change): boolean =>
  before !== null &&
  after !== null &&
  before.archivedAt === after.archivedAt &&
  isDeepStrictEqual(before.fields, after.fields)

/** The fields of two versions that differ, with both values; of each attribute as `attributes.` and its id. */
export const differences = (before: object, after: object): StructureStep['fields'] =>
  Object.keys(after)
    .flatMap((field) => {
      const values = { before: valueIn(before, field), after: valueIn(after, field) }
      return field === 'attributes' ? ofAttributes(values) : [{ field, ...values }]
    })
    .filter((one) => !isDeepStrictEqual(one.before, one.after))

/** Each attribute is a field of its own to whoever reads what has changed. */
function ofAttributes({ before, after }: { before: unknown; after: unknown }): StructureStep['fields'] {
  const [was, is] = [(before ?? {}) as object, (after ?? {}) as object]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((id) => ({
    field: `attributes.${id}`,
    before: valueIn(was, id),
    after: valueIn(is, id),
  }))
}

const valueIn = (fields: object, field: string): unknown =>
  (fields as Readonly<Record<string, unknown>>)[field] ?? null

/** Which fields of each kind name another item by its id, and of which kind that is. */
export const references: Readonly<
  Record<StructureKind, Readonly<Record<string, Exclude<StructureKind, 'SERIES'>>>>
> = {
  ORG_UNIT: { parentOrgUnit: 'ORG_UNIT' },
  LOCATION: { parentOrgUnit: 'ORG_UNIT', weatherStation: 'METERING_POINT' },
  METERING_POINT: { location: 'LOCATION', parentMeteringPoint: 'METERING_POINT' },
  SERIES: { meteringPoint: 'METERING_POINT' },
  OBJECT: { location: 'LOCATION', parentObject: 'OBJECT' },
}

/** The same of fields that name several. */
export const listReferences: Readonly<
  Partial<Record<StructureKind, Readonly<Record<string, 'METERING_POINT'>>>>
> = {
  OBJECT: { meteringPoints: 'METERING_POINT' },
}

/** The ids of all items and files that an item names now; of what stood above it earlier `formerParentIds` says them. */
export function referredIds(fields: StructureFields): string[] {
  const values = fields as unknown as Readonly<Record<string, unknown>>
  const named = [...Object.keys(references[fields.kind]), ...Object.keys(listReferences[fields.kind] ?? {})]
  return [...named, ...fileFields].flatMap((field) => idsOfValue(values[field]))
}

/** Fields that name files. */
export const fileFields: readonly string[] = ['plan', 'images', 'documents']

/** Of a field that names one thing or several, or that lists what stood above one after the other. */
export function idsOfValue(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (!Array.isArray(value)) return []
  return value.flatMap((one: unknown) => {
    if (typeof one === 'string') return one
    const { parent, file } = one as { parent?: string | null; file?: string }
    return parent ?? file ?? []
  })
}

/** The field by which people know an item of each kind; a series is known by its number, which is none of its fields. */
export const keyFields = {
  ORG_UNIT: 'orgUnitId',
  LOCATION: 'locationId',
  METERING_POINT: 'meteringPointId',
  SERIES: 'seriesId',
  OBJECT: 'objectId',
} as const satisfies Record<StructureKind, string>

/** Name of the field that says which item stands above. */
const fieldsAbove = {
  ORG_UNIT: 'parentOrgUnit',
  LOCATION: 'parentOrgUnit',
  METERING_POINT: 'location',
  SERIES: 'meteringPoint',
  OBJECT: 'location',
} as const

/**
 * Above a metering point or an object stands its location, whether or not there is another of them in between; undefined:
 * directly under the business.
 */
export function above({ fields }: Item): { field: string; kind: StructureKind; id: string } | undefined {
  const field = fieldsAbove[fields.kind]
  const id = valueIn(fields, field) as string | null
  return id === null ? undefined : { field, kind: references[fields.kind][field]!, id }
}

/** What people call an item: unique among those of its kind in the business; undefined of a series. */
export const keyOf = ({ fields }: Pick<Item, 'fields'>): string | null | undefined =>
  fields.kind === 'SERIES' ? undefined : (valueIn(fields, keyFields[fields.kind]) as string | null)

/** What an item is called where people read of it. */
export const nameOf = ({ fields, id }: Pick<Item, 'fields' | 'id'>): string =>
  fields.kind === 'SERIES' ? `${fields.quantity} ${fields.unit} (${id})` : fields.name

const place = (kind: StructureKind, id: string) => `${kind} ${id}`

/** Items of a structure, as many of them as a question needs, to be found by id, key and what is above. */
export class Structure {
  readonly #items: ReadonlyMap<string, Item>
  #below: Map<string, Item[]> | undefined
  #keys: Map<string, Item[]> | undefined

  constructor(items: Iterable<Item>) {
    this.#items = new Map([...items].map((item) => [place(item.fields.kind, item.id), item]))
  }

  get<Kind extends StructureKind>(kind: Kind, id: string): ItemOf<Kind> | undefined {
    return this.#items.get(place(kind, id)) as ItemOf<Kind> | undefined
  }

  /** All of them. */
  items(): Iterable<Item> {
    return this.#items.values()
  }

  /** Those directly below: units and locations of a unit, metering points and objects of a location, series of a metering point. */
  below(kind: StructureKind, id: string): readonly Item[] {
    this.#below ??= groupedBy(this.#items.values(), (item) => {
      const parent = above(item)
      return parent && place(parent.kind, parent.id)
    })
    return this.#below.get(place(kind, id)) ?? []
  }

  /** Of a kind and business those with a key: more than one only until that is refused. */
  withKey(kind: StructureKind, businessId: number, key: string): readonly Item[] {
    this.#keys ??= groupedBy(this.#items.values(), (item) =>
      keyPlace(item.fields.kind, item.businessId, keyOf(item)),
    )
    return this.#keys.get(keyPlace(kind, businessId, key)) ?? []
  }

  /** As it is after changes. */
  with(changes: readonly Change[]): Structure {
    const items = new Map(this.#items)
    for (const { before, after } of changes) {
      if (before) items.delete(place(before.fields.kind, before.id))
      if (after) items.set(place(after.fields.kind, after.id), after)
    }
    return new Structure(items.values())
  }
}

const keyPlace = (kind: StructureKind, businessId: number, key: string | null | undefined) =>
  `${kind} ${businessId} ${key ?? ''}`

function groupedBy(items: Iterable<Item>, groupOf: (item: Item) => string | undefined): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groupOf(item)
    if (group === undefined) continue
    const others = groups.get(group)
    if (others) others.push(item)
    else groups.set(group, [item])
  }
  return groups
}
