import type {
  BelowStructureItem,
  ChangedStructure,
  StructureItem,
  Twin,
  TwinValues,
  VirtualSeries,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, object, point, series } from '../structure/items.testing'
import { structureClient, type Failure } from '../structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let administrator: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  administrator = await own.user('ADMIN')
}, 240_000)
const { send, created, of, read, update, undo, estate, stepsOf } = structureClient(
  () => manager,
  () => own.id,
)

const pathOf = ({ id }: StructureItem) => `/rest/secure/locations/${id}/twin`
const twinOf = async (hall: StructureItem, query = '') =>
  (await manager.get<Twin & Failure>(`${pathOf(hall)}${query}`)).body
const newObject = (
  hall: StructureItem,
  name: string,
  more: Partial<ReturnType<typeof object>['fields']> = {},
) => created({ ...object('Press').fields, objectId: null, name, location: hall.id, ...more })
const idsOf = (twin: Twin) => twin.objects.map(({ fields }) => fields.name)
const metersOf = async (hall: StructureItem) =>
  Object.fromEntries((await twinOf(hall)).objects.map(({ fields }) => [fields.name, fields.meteringPoints]))
const barnBeside = (hall: StructureItem) =>
  created({
    ...{ ...location('').fields, locationId: null, name: 'Barn' },
    parentOrgUnit: (hall.fields as { parentOrgUnit: string }).parentOrgUnit,
  })
const move = (items: readonly StructureItem[], to: StructureItem) =>
  send<ChangedStructure>('POST', '/rest/secure/structure-moves', {
    items: items.map(({ id, fields }) => ({ kind: fields.kind, id })),
    ...{ to: { type: to.fields.kind, id: to.id }, since: null },
  })

test('the twin of a location has its objects as a tree, its metering points with their series, and who changed what', async () => {
  const { hall, main, energy } = await estate()
  const floor = await newObject(hall, 'Floor 1', { category: 'FLOOR' })
  await newObject(hall, 'Room 10', { category: 'ROOM', parentObject: floor.id })
  const room = await newObject(hall, 'Room 2', { category: 'ROOM', parentObject: floor.id })
  await newObject(hall, 'Annexe', { category: 'BUILDING' })
  const { answer } = await update(room, {
    ...{ meteringPoints: [main.id], description: '**North** side', position: { x: 0.25, y: 0.5 } },
  })
  const twin = await twinOf(hall)
  expect(idsOf(twin)).toEqual(['Annexe', 'Floor 1', 'Room 2', 'Room 10'])
  expect(twin).toMatchObject({
    location: { id: hall.id, businessId: own.id, plan: null, revision: 1, timeZone: 'Europe/London' },
    ...{ files: [], canEdit: true, canAdminister: false },
    meteringPoints: [
      {
        ...{ id: main.id, objectKind: 'MAIN', type: 'MAIN', parentMeteringPoint: null },
        series: [{ id: Number(energy.id), quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' }],
      },
    ],
  })
  expect(twin.objects[2]).toMatchObject({
    ...{ revision: 2, archivedAt: null, created: { by: 'Jo Reed' }, changed: { by: 'Jo Reed' } },
    fields: {
      description: '**North** side',
      position: { x: 0.25, y: 0.5 },
      objectId: expect.stringMatching(/^OBJ-/),
    },
  })
  const { path, names } = await read(answer.item!)
  expect(path.slice(-2).map(({ name }) => name)).toEqual([
    hall.fields.kind === 'LOCATION' && hall.fields.name,
    'Floor 1',
  ])
  expect(names).toMatchObject({ [floor.id]: 'Floor 1', [main.id]: 'Main' })
  const [step] = await stepsOf(room)
  expect([step!.action, step!.names[main.id]]).toEqual(['CHANGED', 'Main'])
})

test('only metering points of the same location are assigned; the refusal names the others', async () => {
  const { hall, main } = await estate()
  const other = await estate()
  const { answer, refused } = await send<ChangedStructure>('POST', '/rest/secure/structure', {
    businessId: own.id,
    fields: {
      ...{ ...object('Press').fields, objectId: null, location: hall.id },
      meteringPoints: [main.id, other.main.id],
    },
  })
  expect(refused).toBe('400 meteringPoints METER_OTHER_LOCATION')
  expect(answer.error!.reasons[0]!.detail).toContain('Main')
  const press = await newObject(hall, 'Press', { meteringPoints: [main.id] })
  expect((await update(press, { location: other.hall.id })).refused).toBe(
    '400 meteringPoints METER_OTHER_LOCATION',
  )
})

test('a metering point that is moved away leaves its objects in the same step, and comes back with an undo', async () => {
  const { hall, main, energy } = await estate()
  const press = await newObject(hall, 'Press', { meteringPoints: [main.id] })
  const barn = await barnBeside(hall)
  const moved = await move([main], barn)
  expect(moved.answer.released).toEqual([{ object: 'Press', meteringPoint: 'Main' }])
  expect(await metersOf(hall)).toEqual({ Press: [] })
  expect((await stepsOf(press))[0]).toMatchObject({ step: moved.answer.step, items: 2 })
  expect((await undo(moved.answer.step)).refused).toBeUndefined()
  expect(await metersOf(hall)).toEqual({ Press: [main.id] })
  // By its form as well.
  const { item } = await read(main)
  const changed = await update(item, { location: barn.id })
  expect(changed.answer.released).toEqual([{ object: 'Press', meteringPoint: 'Main' }])
  expect((await undo(changed.answer.step)).refused).toBeUndefined()
  // And when it is deleted.
  const { item: again } = await read(main)
  const { answer } = await send<ChangedStructure>(
    'DELETE',
    `${of(main)}?revision=${again.revision}`,
    undefined,
    administrator,
  )
  expect([answer.released, await metersOf(hall)]).toEqual([
    [{ object: 'Press', meteringPoint: 'Main' }],
    { Press: [] },
  ])
  expect((await undo(answer.step, administrator)).refused).toBeUndefined()
  expect([await metersOf(hall), (await read(energy)).item.id]).toEqual([{ Press: [main.id] }, energy.id])
})

test('an object takes along what stands below it, to another location, out of use and away', async () => {
  const { hall } = await estate()
  const barn = await barnBeside(hall)
  const line = await newObject(hall, 'Line', { category: 'AREA' })
  const press = await newObject(hall, 'Press', { parentObject: line.id })
  const drive = await newObject(hall, 'Drive', { parentObject: press.id })
  expect((await update(line, { parentObject: drive.id })).refused).toBe('400 parentObject CYCLE')
  const { answer } = await update(line, { location: barn.id })
  expect([idsOf(await twinOf(hall)), idsOf(await twinOf(barn))]).toEqual([[], ['Line', 'Press', 'Drive']])
  expect((await undo(answer.step)).refused).toBeUndefined()
  const { item: now } = await read(line)
  const below = (await manager.get<BelowStructureItem>(`${of(line)}/below`)).body
  expect(below).toMatchObject({ objects: 3, meteringPoints: 0, hindrances: [] })
  const archived = await send('POST', `${of(line)}/archive`, { revision: now.revision, archived: true })
  expect(archived.refused).toBeUndefined()
  expect(idsOf(await twinOf(hall))).toEqual([])
  expect(idsOf(await twinOf(hall, '?archived=true'))).toEqual(['Line', 'Press', 'Drive'])
  const { item: kept } = await read(press)
  expect((await update(kept, { name: 'Press 2' })).refused).toBeUndefined()
  const { item: old } = await read(line)
  expect((await send('DELETE', `${of(line)}?revision=${old.revision}`)).refused).toBe('403 FORBIDDEN')
  const removed = await send<ChangedStructure>(
    'DELETE',
    `${of(line)}?revision=${old.revision}`,
    undefined,
    administrator,
  )
  expect(idsOf(await twinOf(hall, '?archived=true'))).toEqual([])
  expect((await undo(removed.answer.step, administrator)).refused).toBeUndefined()
  expect(idsOf(await twinOf(hall, '?archived=true'))).toEqual(['Line', 'Press 2', 'Drive'])
})

test('a location is deleted with its objects, and whoever was second is told', async () => {
  const { hall, main } = await estate()
  const press = await newObject(hall, 'Press', { meteringPoints: [main.id] })
  expect((await update(press, { name: 'Press 1' })).refused).toBeUndefined()
  expect((await update(press, { name: 'Press 2' })).refused).toBe('409 STRUCTURE_CHANGED_MEANWHILE')
  const { answer } = await send<ChangedStructure>(
    'DELETE',
    `${of(hall)}?revision=1`,
    undefined,
    administrator,
  )
  expect((await manager.get(of(press))).status).toBe(404)
  expect((await undo(answer.step, administrator)).refused).toBeUndefined()
  expect(await metersOf(hall)).toEqual({ 'Press 1': [main.id] })
})

test('what the meters of objects show now and counted today', async () => {
  const { hall, main, energy } = await estate()
  const warmth = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Sensor', location: hall.id },
    ...{ type: null, objectKind: 'SENSOR' },
  })
  const degrees = await created({
    ...{ ...series('').fields, meteringPoint: warmth.id, quantity: 'TEMPERATURE', unit: '°C' },
    ...{ direction: null, interval: 'PT1H' },
  })
  await newObject(hall, 'Press', { meteringPoints: [main.id, warmth.id] })
  const values = async () => (await manager.get<TwinValues>(`${pathOf(hall)}/values`)).body
  expect((await values()).values.map(({ latest, today }) => [latest, today])).toEqual([
    [null, null],
    [null, null],
  ])
  const quarter = 900_000
  const now = Date.now()
  const { todayFrom } = await values()
  const starts = Array.from({ length: 4 }, (_, at) => (Math.floor(now / quarter) - 1 - at) * quarter)
  const lines = [
    ...starts.map((at, place) => `${energy.id},${new Date(at).toISOString()},${10 + place}`),
    `${degrees.id},${new Date(Math.floor(now / 3_600_000) * 3_600_000 - 400 * 86_400_000).toISOString()},21.5`,
  ]
  const delivered = await administrator.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: own.url, 'content-type': 'text/csv' },
    body: `series_id,at,value\n${lines.join('\n')}\n`,
  })
  expect(delivered.status).toBe(200)
  const ofToday = starts.flatMap((at, place) => (at >= Date.parse(todayFrom) ? 10 + place : []))
  expect((await values()).values).toEqual([
    {
      ...{ seriesId: Number(energy.id), meteringPoint: main.id, unit: 'kWh' },
      latest: {
        ...{ from: new Date(starts[0]!).toISOString(), to: new Date(starts[0]! + quarter).toISOString() },
        ...{ value: 10, quality: 'measured', power: { value: 40, unit: 'kW' } },
      },
      today: ofToday.length > 0 ? ofToday.reduce((sum, value) => sum + value) : null,
    },
    {
      ...{ seriesId: Number(degrees.id), meteringPoint: warmth.id, unit: '°C', today: null },
      latest: expect.objectContaining({ value: 21.5, power: null }) as object,
    },
  ])
})

test('a virtual meter that is deleted with its formula leaves its objects', async () => {
  const { hall, energy } = await estate()
  const { answer, refused } = await send<VirtualSeries>('POST', '/rest/secure/virtual-series', {
    ...{ name: 'Twice', formula: `2 * [${energy.id}]`, locationId: hall.id, productType: 'ELECTRICITY' },
    ...{ quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE' },
  })
  expect(refused).toBeUndefined()
  const twice = (await twinOf(hall)).meteringPoints.find(({ objectKind }) => objectKind === 'VIRTUAL')!
  const press = await newObject(hall, 'Press', { meteringPoints: [twice.id] })
  const { values } = (await manager.get<TwinValues>(`${pathOf(hall)}/values`)).body
  expect(values).toEqual([expect.objectContaining({ seriesId: answer.seriesId, latest: null, today: null })])
  expect((await send('DELETE', `/rest/secure/virtual-series/${answer.seriesId}`)).refused).toBeUndefined()
  expect([await metersOf(hall), (await read(press)).item.revision]).toEqual([{ Press: [] }, 2])
})
