import fc from 'fast-check'
import { sql } from 'kysely'
import type { MeterExchange, StructureFields, StructureItem } from '@energycockpit/contract'
import { formulas } from '../../calculations/index'
import { importDocument } from '../bulk/service'
import { itemsOfBusiness } from './item-repository'
import { location, object, point, series } from './items.testing'
import { moveItems } from './move-service'
import { periodsOf } from './places-over-time'
import { archiveItem, createItem, deleteItem, updateItem } from './service'
import { Structure, type ItemOf } from './structure'
import { readSteps } from './read-steps'
import { undoStep } from './undo-service'
import { walkedBusiness } from './walked-business.testing'

/*
 * Meters, their exchanges and objects, by every way in which they are changed: forms, moves with days, documents, and
 * undos of all of them.
 */
const businessId = 8
const { user, accepted: unlessRefused, db: store } = walkedBusiness(businessId)

const parts = { withValues: async () => new Set<number>(), formulas }
async function begin(): Promise<void> {
  const db = store()
  await db.deleteFrom('structure_change').execute()
  await db.updateTable('structure_step').set({ undoes: null, undone_by: null }).execute()
  await db.deleteFrom('structure_step').execute()
  for (const item of ['location_object', 'measurement_series', 'metering_point', 'location'] as const)
    await db.deleteFrom(item).execute()
  for (const name of ['Hall', 'Barn']) await add({ ...location(name).fields, locationId: name, name })
  const [hall] = await all('LOCATION')
  for (const name of ['A', 'B', 'C'])
    await add({ ...point(name).fields, meteringPointId: name, name, location: hall!.id })
  for (const { id } of await all('METERING_POINT')) await add({ ...series('').fields, meteringPoint: id })
  for (const name of ['X', 'Y']) await add({ ...object(name).fields, objectId: name, location: hall!.id })
}
const add = (fields: StructureFields) =>
  unlessRefused((context) => createItem(context, parts, { businessId, fields }))

const items = () => itemsOfBusiness(store(), businessId)
const all = async <Kind extends StructureFields['kind']>(kind: Kind) =>
  (await items()).filter((one) => one.fields.kind === kind) as (StructureItem & ItemOf<Kind>)[]

const days = [null, '2025-03-30', '2025-10-26', '2026-01-01', '2026-03-02'] as const
const place = fc.nat(11)
const steps = fc.oneof(
  fc.record({ do: fc.constant('move' as const), item: place, to: place, since: fc.constantFrom(...days) }),
  fc.record({
    do: fc.constant('exchange' as const),
    item: place,
    of: place,
    at: fc.constantFrom(...days.slice(1)),
  }),
  fc.record({ do: fc.constant('assign' as const), item: place, to: place }),
  fc.record({ do: fc.constantFrom('archive' as const, 'restore' as const, 'delete' as const), item: place }),
  fc.record({ do: fc.constant('undo' as const), item: place }),
  fc.record({
    do: fc.constant('import' as const),
    point: fc.constantFrom('A', 'B', 'C', 'D'),
    location: fc.constantFrom('Hall', 'Barn', undefined),
    above: fc.constantFrom('A', 'B', 'C', null, undefined),
    former: fc.constantFrom('Hall', 'A', 'B', undefined),
    archived: fc.constantFrom(true, false, undefined),
  }),
)
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never

const pick = <One>(list: readonly One[], at: number): One | undefined => list[at % Math.max(1, list.length)]

async function take(step: Step): Promise<unknown> {
  const points = await all('METERING_POINT')
  if (step.do === 'undo') {
    const known = (await readSteps({ db: store(), user } as never, {})).steps
    const found = pick(known, step.item)
    if (found) await unlessRefused((context) => undoStep(context, parts, found))
    return
  }
  if (step.do === 'import') {
    const { point: meteringPointId, above, former, ...more } = step
    const row = {
      ...{ meteringPointId, location: more.location, archived: more.archived, parentMeteringPoint: above },
      ...(former && { formerParents: [{ until: '2025-06-01', parent: former }] }),
      ...(meteringPointId === 'D' && { name: 'D', productType: 'ELECTRICITY' as const }),
    }
    const document = { meteringPoints: [row] }
    return unlessRefused((context) => importDocument(context, parts, { businessId, dryRun: false, document }))
  }
  const item = pick(step.do === 'move' || step.do === 'exchange' ? points : await items(), step.item)
  if (item === undefined) return
  const ref = { kind: item.fields.kind, id: item.id, revision: item.revision }
  switch (step.do) {
    case 'move': {
      const to = pick([...(await all('LOCATION')), ...points], step.to)
      if (to === undefined) return
      const target = { type: to.fields.kind, id: to.id }
      return unlessRefused((context) =>
        moveItems(context, parts, { items: [ref], to: target, since: step.since }),
      )
    }
    case 'exchange': {
      const fields = item.fields as ItemOf<'METERING_POINT'>['fields']
      const counted = pick(await all('SERIES'), step.of)
      const exchange: MeterExchange = {
        ...{ at: `${step.at}T10:00:00Z`, oldNumber: fields.meterNumber, newNumber: `N ${step.of}` },
        registers: counted
          ? [{ seriesId: Number(counted.id), last: 5, first: 0, digits: null, conversionFactor: null }]
          : [],
      }
      const meterExchanges = step.of % 3 === 0 ? [] : [...fields.meterExchanges, exchange]
      return unlessRefused((context) =>
        updateItem(context, parts, { ...ref, fields: { ...fields, meterExchanges } }),
      )
    }
    case 'assign': {
      const one = pick(await all('OBJECT'), step.item)
      const meter = pick(points, step.to)
      if (one === undefined || meter === undefined) return
      const fields = { ...one.fields, meteringPoints: [...one.fields.meteringPoints, meter.id] }
      return unlessRefused((context) =>
        updateItem(context, parts, { kind: 'OBJECT', id: one.id, revision: one.revision, fields }),
      )
    }
    case 'delete':
      return unlessRefused((context) => deleteItem(context, parts, ref))
    default:
      return unlessRefused((context) =>
        archiveItem(context, parts, { ...ref, archived: step.do === 'archive' }),
      )
  }
}

/** On every day each meter stands below one thing that there is, and never below itself; nothing refers to nothing. */
async function expectSound(): Promise<void> {
  const found = await items()
  const structure = new Structure(found)
  const pointOf = (id: string) => structure.get('METERING_POINT', id)
  for (const { fields, archivedAt, id } of found) {
    if (fields.kind === 'SERIES') expect(pointOf(fields.meteringPoint)).toBeDefined()
    if (fields.kind === 'OBJECT')
      for (const assigned of fields.meteringPoints)
        expect(pointOf(assigned)?.fields.location).toBe(fields.location)
    if (fields.kind !== 'METERING_POINT') continue
    const home = structure.get('LOCATION', fields.location)
    expect(home).toBeDefined()
    if (archivedAt === null) expect(home!.archivedAt).toBeNull()
    const above = fields.parentMeteringPoint === null ? undefined : pointOf(fields.parentMeteringPoint)
    expect([fields.type, above?.fields.location]).toEqual(
      above ? ['SUB', fields.location] : ['MAIN', undefined],
    )
    if (above && archivedAt === null) expect(above.archivedAt).toBeNull()
    const newest = fields.meterExchanges.at(-1)
    if (newest && newest.newNumber !== null) expect(fields.meterNumber).toBe(newest.newNumber)
    expect(fields.meterExchanges.map(({ at }) => at)).toEqual(
      [...new Set(fields.meterExchanges.map(({ at }) => at))].sort(),
    )
    for (const day of [
      '1990-01-01',
      '2025-03-30',
      '2025-06-01',
      '2025-10-26',
      '2026-01-01',
      '2026-03-02',
      '2026-09-09',
    ])
      expect([day, chainOn(day, id, structure)]).toEqual([day, 'LOCATION'])
  }
}

/** Where the way up from a meter ends on a day. */
function chainOn(day: string, id: string, structure: Structure): 'LOCATION' | 'CIRCLE' | 'NOTHING' {
  const seen = new Set<string>()
  for (let one = structure.get('METERING_POINT', id); one !== undefined;) {
    if (seen.has(one.id)) return 'CIRCLE'
    seen.add(one.id)
    const held = periodsOf(one.fields).filter(
      ({ from, to }) => (from === null || from <= day) && (to === null || day < to),
    )
    expect(held).toHaveLength(1)
    const parent = held[0]!.parent ?? ''
    if (structure.get('LOCATION', parent)) return 'LOCATION'
    one = structure.get('METERING_POINT', parent)
  }
  return 'NOTHING'
}

/** The same as figures see it: rows of the view, none of which overlap. */
async function expectEdges(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select one.id from hierarchy_edge one join hierarchy_edge other on other.id = one.id
    where one.during && other.during and (one.parent_node, one.during) <> (other.parent_node, other.during)`.execute(
    store(),
  )
  expect(rows).toEqual([])
}

test('whatever is done to meters, they count once on every day, and nothing refers to what is not there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 8, maxLength: 16 }), async (walk) => {
      await begin()
      for (const step of walk) {
        await take(step)
        await expectSound()
        await expectEdges()
      }
    }),
    { numRuns: 5 },
  )
}, 240_000)
