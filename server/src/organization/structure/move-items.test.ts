import type { HierarchyNode, StructureItem } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { location, point, unit } from './items.testing'
import { structureClient } from './structure-client.testing'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 180_000)
afterAll(() => server?.stop())

const { send, created, read, undo, nodesBelow, stepsOf, estate } = structureClient(() => manager)

const move = (
  items: readonly StructureItem[],
  to: Pick<HierarchyNode, 'type' | 'id'>,
  since: string | null = null,
  instead?: number | null,
) =>
  send<{ step: number | null }>('POST', '/rest/secure/structure-moves', {
    items: items.map(({ id, fields }) => ({ kind: fields.kind, id })),
    ...{ to, since, ...(instead && { instead }) },
  })
const nameOf = ({ fields }: StructureItem) => ('name' in fields ? fields.name : '')
const newUnit = () => created({ ...unit('').fields, orgUnitId: null, name: 'South' })
const newLocation = (parentOrgUnit: string | null) =>
  created({ ...location('').fields, locationId: null, name: 'Barn', parentOrgUnit })
const newPoint = (hall: StructureItem) =>
  created({ ...point('').fields, meteringPointId: null, name: 'Second', location: hall.id })
const idsBelow = async (id: string) => (await nodesBelow(id)).map((node) => node.id)

test('units and locations are moved together in one step, which is undone as a whole', async () => {
  const { north, hall } = await estate()
  const [south, barn] = [await newUnit(), await newLocation(null)]
  // The hall is below the unit and moves with it.
  const { answer, refused } = await move([north, hall, barn], { type: 'ORG_UNIT', id: south.id })
  expect(refused).toBeUndefined()
  expect(new Set(await idsBelow(south.id))).toEqual(new Set([north.id, barn.id]))
  expect(await idsBelow(north.id)).toEqual([hall.id])
  expect((await stepsOf(barn))[0]).toMatchObject({ step: answer.step, action: 'CHANGED', items: 2 })

  expect((await undo(answer.step)).refused).toBeUndefined()
  expect(await idsBelow(south.id)).toEqual([])
  expect((await read(barn)).item.fields).toEqual(barn.fields)
})

test('metering points are assigned to a location in one step, with their submeters', async () => {
  const { hall, main } = await estate()
  const second = await newPoint(hall)
  const sub = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Sub', location: hall.id },
    ...{ objectKind: 'SUB', type: 'SUB', parentMeteringPoint: main.id },
  })
  const barn = await newLocation(null)
  const { answer } = await move([main, second], { type: 'LOCATION', id: barn.id })
  const locations = async () =>
    Promise.all([main, second, sub].map(async (one) => (await read(one)).item.fields))
  expect(await locations()).toEqual([
    expect.objectContaining({ location: barn.id, type: 'MAIN' }),
    expect.objectContaining({ location: barn.id, type: 'MAIN' }),
    expect.objectContaining({ location: barn.id, parentMeteringPoint: main.id }),
  ])
  expect((await move([main, second], { type: 'LOCATION', id: barn.id })).answer.step).toBeNull()
  await undo(answer.step)
  expect((await locations()).map((fields) => 'location' in fields && fields.location)).toEqual(
    Array(3).fill(hall.id),
  )
})

test('what is moved takes nothing too deep, and so everything can be changed afterwards', async () => {
  const chain = async (length: number) => {
    const items = [await newUnit()]
    while (items.length < length)
      items.push(
        await created({
          ...unit('').fields,
          orgUnitId: null,
          name: 'Below',
          parentOrgUnit: items.at(-1)!.id,
        }),
      )
    return items
  }
  const [long, short] = [await chain(20), await chain(12)]
  const below = (one: StructureItem) => ({ type: 'ORG_UNIT' as const, id: one.id })
  expect((await move([short[0]!], below(long[19]!))).refused).toBe('400 parentOrgUnit TOO_DEEP')
  expect((await move([short[0]!], below(long[18]!))).refused).toBeUndefined()
  const last = (await read(short[11]!)).item
  const { refused } = await send('PUT', `/rest/secure/structure/ORG_UNIT/${last.id}`, {
    revision: last.revision,
    fields: { ...last.fields, name: 'The deepest' },
  })
  expect(refused).toBeUndefined()
}, 60_000)

test('a meter below another is its submeter, and at the location again a main meter', async () => {
  const { hall, main } = await estate()
  const second = await newPoint(hall)
  await move([second], { type: 'METERING_POINT', id: main.id })
  expect((await read(second)).item.fields).toMatchObject({
    ...{ type: 'SUB', objectKind: 'SUB', parentMeteringPoint: main.id },
  })
  await move([second], { type: 'LOCATION', id: hall.id })
  expect((await read(second)).item.fields).toMatchObject({ type: 'MAIN', parentMeteringPoint: null })
})

test('a sensor is not made a submeter by moving it below a meter', async () => {
  const { hall, main } = await estate()
  const sensor = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Sensor', location: hall.id },
    ...{ objectKind: 'SENSOR', type: null },
  })
  expect((await move([sensor], { type: 'METERING_POINT', id: main.id })).refused).toBe(
    '400 parentMeteringPoint MAIN_WITH_PARENT',
  )
  expect((await read(sensor)).item.fields).toEqual(sensor.fields)
})

test('what cannot stand at the target is not moved', async () => {
  const { north, hall, main, energy } = await estate()
  const refusedTo = async (item: StructureItem, to: Pick<HierarchyNode, 'type' | 'id'>) =>
    (await move([item], to)).refused
  expect(await refusedTo(north, { type: 'ORG_UNIT', id: north.id })).toBe('400 parentOrgUnit CYCLE')
  expect(await refusedTo(main, { type: 'ORG_UNIT', id: north.id })).toBe('400 VALIDATION_FAILED')
  expect(await refusedTo(energy, { type: 'METERING_POINT', id: main.id })).toBe('400 VALIDATION_FAILED')
  expect(await refusedTo(hall, { type: 'CLIENT_BUSINESS', id: 'cb-1000' })).toBe('400 to OTHER_BUSINESS')
  expect(await refusedTo(hall, { type: 'ORG_UNIT', id: 'ou-estates-office' })).toBe('404 NOT_FOUND')
  expect((await move([main, north], { type: 'LOCATION', id: hall.id })).refused).toBe('400 VALIDATION_FAILED')
  expect((await read(north)).item).toEqual(north)
})

test('a move that began on a day keeps what was before, and is undone with it', async () => {
  const { hall, main } = await estate()
  const barn = await newLocation(null)
  const { answer } = await move([main], { type: 'LOCATION', id: barn.id }, '2026-03-01')
  const former = { until: '2026-03-01', parent: hall.id }
  expect((await read(main)).item.fields).toMatchObject({ location: barn.id, formerParents: [former] })
  expect((await read(main)).names[hall.id]).toBe(nameOf(hall))
  // What is read again and written again is not changed.
  expect((await move([main], { type: 'LOCATION', id: barn.id }, '2026-05-01')).answer.step).toBeNull()

  const { refused } = await send('DELETE', `/rest/secure/structure/LOCATION/${hall.id}?revision=1`)
  expect(refused).toBe('403 FORBIDDEN')
  expect((await undo(answer.step)).refused).toBeUndefined()
  expect((await read(main)).item.fields).toMatchObject({ location: hall.id, formerParents: [] })
})

test('a move does not begin on days that no calendar has, nor before there were meters', async () => {
  const { hall } = await estate()
  for (const since of ['0000-01-01', '1899-12-31', '2026-02-30', 'today', ''])
    expect((await move([hall], { type: 'CLIENT_BUSINESS', id: 'cb-1001' }, since)).refused).toBe(
      '400 VALIDATION_FAILED',
    )
})

test('a move cannot begin in the future, nor put something above itself on any day', async () => {
  const { north, hall } = await estate()
  const south = await newUnit()
  expect((await move([hall], { type: 'ORG_UNIT', id: south.id }, '2999-01-01')).refused).toBe(
    '400 formerParents DAY_IN_FUTURE',
  )
  // South was below north until March: north may be below south since then, and not since January.
  await move([south], { type: 'ORG_UNIT', id: north.id })
  await move([south], { type: 'CLIENT_BUSINESS', id: 'cb-1001' }, '2026-03-01')
  expect((await move([north], { type: 'ORG_UNIT', id: south.id }, '2026-01-01')).refused).toBe(
    '400 parentOrgUnit CYCLE',
  )
  expect((await move([north], { type: 'ORG_UNIT', id: south.id }, '2026-03-01')).refused).toBeUndefined()
})

test('a move is made again since another day, or everything stays as it is', async () => {
  const { hall, main } = await estate()
  const to = { type: 'LOCATION', id: (await newLocation(null)).id } as const
  const first = (await move([main], to, '2026-03-01')).answer.step
  const formerly = async () => (await read(main)).item.fields
  expect((await move([main], to, '2999-01-01', first)).refused).toBe('400 formerParents DAY_IN_FUTURE')
  expect(await formerly()).toMatchObject({ formerParents: [{ until: '2026-03-01', parent: hall.id }] })
  const second = (await move([main], to, null, first)).answer.step
  expect(await formerly()).toMatchObject({ location: to.id, formerParents: [] })
  // A second click says the same of a step that is no more.
  expect((await move([main], to, null, first)).refused).toBe('409 STEP_NOT_UNDOABLE')
  await undo(second)
  expect(await formerly()).toMatchObject({ location: hall.id, formerParents: [] })
})

test('who sees several businesses moves nothing from one to another', async () => {
  const { hall } = await estate()
  const group = await SignedInClient.signIn(server.url, 'super')
  const refusedTo = async (to: Pick<HierarchyNode, 'type' | 'id'>, items = [hall]) =>
    (
      await send(
        'POST',
        '/rest/secure/structure-moves',
        { items: items.map(({ id, fields }) => ({ kind: fields.kind, id })), to, since: null },
        group,
      )
    ).refused
  expect(await refusedTo({ type: 'CLIENT_BUSINESS', id: 'cb-1000' })).toBe('400 to OTHER_BUSINESS')
  expect(await refusedTo({ type: 'ORG_UNIT', id: 'ou-estates-office' })).toBe('400 to OTHER_BUSINESS')
  const office = { ...hall, id: 'ou-estates-office', fields: { ...unit('').fields } }
  expect(await refusedTo({ type: 'CLIENT_BUSINESS', id: 'cb-1001' }, [hall, office])).toBe(
    '400 to OTHER_BUSINESS',
  )
})

test('of two people who move the same item, the second is told', async () => {
  const { north, hall } = await estate()
  const [south, west] = [await newUnit(), await newUnit()]
  const moveFrom = (from: StructureItem, to: StructureItem) =>
    send<{ step: number | null }>('POST', '/rest/secure/structure-moves', {
      items: [{ kind: 'LOCATION', id: hall.id, from: from.id }],
      ...{ to: { type: 'ORG_UNIT', id: to.id }, since: null },
    })
  const both = await Promise.all([moveFrom(north, south), moveFrom(north, west)])
  expect(both.map(({ refused }) => refused).filter(Boolean)).toEqual(['409 STRUCTURE_CHANGED_MEANWHILE'])
  const winner = both[0]!.refused ? west : south
  expect(await idsBelow(winner.id)).toEqual([hall.id])
  // Seen anew it is moved; what stands directly below the business was there.
  expect((await moveFrom(winner, north)).refused).toBeUndefined()
  const business = { ...north, id: 'cb-1001' }
  expect((await moveFrom(business, south)).refused).toBe('409 STRUCTURE_CHANGED_MEANWHILE')
  await move([hall], { type: 'CLIENT_BUSINESS', id: 'cb-1001' })
  expect((await moveFrom(business, south)).refused).toBeUndefined()
})

test('the same item twice, or an item with those below it, is moved once', async () => {
  const { hall, main } = await estate()
  const sub = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Sub', location: hall.id },
    ...{ objectKind: 'SUB', type: 'SUB', parentMeteringPoint: main.id },
  })
  const barn = await newLocation(null)
  const { answer, refused } = await move([sub, main, main], { type: 'LOCATION', id: barn.id }, '2026-03-01')
  expect(refused).toBeUndefined()
  expect((await stepsOf(main))[0]).toMatchObject({ step: answer.step, items: 2 })
  expect((await read(sub)).item.fields).toMatchObject({
    ...{ location: barn.id, parentMeteringPoint: main.id, formerParents: [] },
  })
})
