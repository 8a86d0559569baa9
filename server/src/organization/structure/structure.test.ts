import type { ChangedStructure, MeteringPoint, StructureFields } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { location, point, unit } from './items.testing'
import { path, structureClient } from './structure-client.testing'

let server: RunningServer
let manager: SignedInClient
let administrator: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  administrator = await SignedInClient.signIn(server.url, 'admin')
}, 180_000)
afterAll(() => server?.stop())

const { send, create, created, of, read, update, undo, nodesBelow, stepsOf, estate, count } = structureClient(
  () => manager,
)

test('a new estate stands in the tree at once, with keys of its own, and its series take readings', async () => {
  const { north, hall, main, energy } = await estate()
  expect((await nodesBelow('cb-1001')).map(({ id }) => id)).toContain(north.id)
  expect((await nodesBelow(hall.id)).map(({ id }) => id)).toEqual([main.id])
  expect(north.fields).toMatchObject({ orgUnitId: expect.stringMatching(/^OU-\d+$/) })
  expect(hall).toMatchObject({ revision: 1, created: { by: 'Maren Holt' }, changed: { by: 'Maren Holt' } })
  const { item, names, canEdit, canAdminister } = await read(main)
  expect(item).toEqual(main)
  expect([names[hall.id], canEdit, canAdminister]).toEqual([`Hall ${count()}`, true, false])
  const delivered = await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      readings: [{ seriesId: Number(energy.id), at: '2026-01-01T00:00:00Z', value: 1 }],
    }),
  })
  expect(delivered.status).toBe(200)
  // From now on its unit says what that value is.
  expect((await update(energy, { unit: 'MWh' })).refused).toBe('400 unit HAS_VALUES')
  expect((await send('DELETE', `${of(north)}?revision=1`, undefined, administrator)).refused).toBe(
    '409 STRUCTURE_IN_USE',
  )
})

test('where the answer of a creation was lost, the same request creates nothing again, and sets what was changed since', async () => {
  const requestId = crypto.randomUUID()
  const fields = { ...unit('').fields, orgUnitId: null, name: 'Lost' }
  const request = (more: object = {}, as = manager) =>
    send<ChangedStructure>('POST', path, { businessId: 1001, requestId, fields: { ...fields, ...more } }, as)
  // At the same moment, as a retry may be that overtakes the first one.
  const [first, again] = await Promise.all([request(), request()])
  expect([first.answer.item, first.answer.step]).toEqual([again.answer.item, again.answer.step])
  const later = (await request({ name: 'Found' })).answer.item!
  expect(later).toMatchObject({ id: first.answer.item!.id, revision: 2 })
  expect(later.fields).toMatchObject({ ...first.answer.item!.fields, name: 'Found' })
  const named = (await nodesBelow('cb-1001')).filter(({ name }) => /^(Lost|Found)$/.test(name))
  expect(named.map(({ id }) => id)).toEqual([later.id])
  // Another user's request has nothing to do with it.
  const other = (await request({ name: 'Of another' }, administrator)).answer.item!
  expect(other.id).not.toBe(later.id)
  // What was undone meanwhile stays undone.
  expect((await undo((await stepsOf(later))[0]!.step)).refused).toBeUndefined()
  expect((await undo(first.answer.step)).refused).toBeUndefined()
  expect((await request()).answer).toEqual({ item: null, step: first.answer.step })
  expect((await send('POST', path, { businessId: 1001, requestId: 'first', fields })).refused).toBe(
    '400 VALIDATION_FAILED',
  )
})

test('what does not fit is refused with the field, and nothing of it is kept', async () => {
  const { north, hall, main } = await estate()
  expect((await update(north, { parentOrgUnit: north.id })).refused).toBe('400 parentOrgUnit CYCLE')
  expect((await update(hall, { parentOrgUnit: 'ou-none' })).refused).toBe(
    '400 parentOrgUnit REFERENCE_UNKNOWN',
  )
  // Of the super client above.
  expect((await update(hall, { parentOrgUnit: 'ou-estates-office' })).refused).toBe(
    '400 parentOrgUnit REFERENCE_UNKNOWN',
  )
  const twin = { ...main.fields, name: 'Twin' } as StructureFields
  expect((await create(twin)).refused).toBe('400 meteringPointId KEY_TAKEN')
  expect((await create({ ...hall.fields, timeZone: 'Fenland/Fen' } as StructureFields)).refused).toBe(
    '400 VALIDATION_FAILED',
  )
  expect((await send('POST', path, { businessId: 1000, fields: north.fields })).refused).toBe('404 NOT_FOUND')
  expect((await read(hall)).item).toEqual(hall)
  expect((await stepsOf(hall)).map(({ action }) => action)).toEqual(['CREATED'])
})

test('of two who change the same, the second is told', async () => {
  const { hall } = await estate()
  const both = await Promise.all([
    update(hall, { name: 'One' }),
    update(hall, { name: 'Other' }, administrator),
  ])
  expect(both.map(({ refused }) => refused).sort()).toEqual(['409 STRUCTURE_CHANGED_MEANWHILE', undefined])
  expect((await read(hall)).item).toMatchObject({ revision: 2 })
})

test('a main meter takes its submeters along, and one step undoes all of it', async () => {
  const { north, hall, main } = await estate()
  const sub = await created({
    ...({ ...main.fields, name: 'Sub', meteringPointId: null } as object),
    ...{ type: 'SUB', objectKind: 'SUB', parentMeteringPoint: main.id },
  } as StructureFields)
  const submeters = async () =>
    (await manager.get<MeteringPoint>(`/rest/secure/metering-points/${main.id}`)).body.submeters
  expect(await submeters()).toEqual([{ id: sub.id, name: 'Sub' }])
  const depot = await created({
    ...{ ...(hall.fields as object), name: 'Depot', locationId: null, parentOrgUnit: north.id },
  } as StructureFields)
  const { answer } = await update(main, { location: depot.id })
  expect((await read(sub)).item.fields).toMatchObject({ location: depot.id })
  expect((await stepsOf(sub))[0]).toMatchObject({ action: 'CHANGED', items: 2, canUndo: true })
  const moved = (await update(hall, { parentOrgUnit: null })).answer.item!
  expect((await stepsOf(moved))[0]).toMatchObject({
    fields: [{ field: 'parentOrgUnit', before: north.id, after: null }],
    names: { [north.id]: `North ${count()}` },
  })
  expect((await undo(answer.step)).refused).toBeUndefined()
  expect((await read(sub)).item.fields).toEqual(sub.fields)
  expect((await read(main)).item.fields).toEqual(main.fields)
})

test('what is archived leaves the tree with all below, and comes back together', async () => {
  const { north, hall, main } = await estate()
  const { answer } = await send<ChangedStructure>('POST', `${of(north)}/archive`, {
    revision: 1,
    archived: true,
  })
  expect(answer.item!.archivedAt).not.toBeNull()
  const ids = async (query: string) => (await nodesBelow('cb-1001', query)).map(({ id }) => id)
  expect(await ids('')).not.toContain(north.id)
  expect(await ids('&archived=true')).toContain(north.id)
  expect((await read(main)).item.archivedAt).toBe(answer.item!.archivedAt)
  const other = { ...(hall.fields as object), locationId: null } as StructureFields
  expect((await create(other)).refused).toBe('400 parentOrgUnit REFERENCE_ARCHIVED')
  await send('POST', `${of(north)}/archive`, { revision: 2, archived: false })
  expect((await read(main)).item).toMatchObject({ archivedAt: null, revision: 3 })
})

test('undo after undo goes back step by step, and forward again', async () => {
  const { hall } = await estate()
  const names = ['First', 'Second', 'Third']
  const steps: number[] = []
  let item = hall
  for (const name of names) {
    const { answer } = await update(item, { name })
    item = answer.item!
    steps.push(answer.step!)
  }
  const nameNow = async () => ((await read(hall)).item.fields as { name: string }).name
  // Out of turn it would undo what came after, too.
  expect((await undo(steps[1]!)).refused).toBe('409 STEP_NOT_UNDOABLE')
  const undone = (await undo(steps[2]!)).answer.step
  expect(await nameNow()).toBe('Second')
  expect((await undo(steps[2]!)).refused).toBe('409 STEP_NOT_UNDOABLE')
  expect((await undo(steps[1]!)).refused).toBeUndefined()
  expect(await nameNow()).toBe('First')
  // What was undone on an older state is not done again on another one.
  expect((await undo(undone)).refused).toBe('409 STEP_NOT_UNDOABLE')
  const [last] = await stepsOf(hall)
  expect(last).toMatchObject({ action: 'UNDONE', undoes: steps[1], canUndo: true })
  await undo(last!.step)
  expect(await nameNow()).toBe('Second')
  expect((await stepsOf(hall)).map(({ step, canUndo }) => canUndo && steps.indexOf(step))).toContain(1)
})

test('what was deleted comes back as it was, with its history; only administrators delete', async () => {
  const { north, hall, main, energy } = await estate()
  const address = `${of(north)}?revision=1`
  expect((await send('DELETE', address)).refused).toBe('403 FORBIDDEN')
  const below = (await manager.get<object>(`${of(north)}/below`)).body
  expect(below).toEqual({
    orgUnits: 1,
    locations: 1,
    meteringPoints: 1,
    series: 1,
    objects: 0,
    hindrances: [],
  })
  const { answer } = await send<ChangedStructure>('DELETE', address, undefined, administrator)
  expect((await manager.get(of(main))).status).toBe(404)
  expect((await undo(answer.step)).refused).toBe('403 FORBIDDEN')
  expect((await undo(answer.step, administrator)).refused).toBeUndefined()
  for (const item of [north, hall, main, energy])
    expect((await read(item)).item).toMatchObject({ id: item.id, fields: item.fields, revision: 2 })
  expect((await stepsOf(hall)).map(({ action }) => action)).toEqual(['UNDONE', 'DELETED', 'CREATED'])
})

test('of what another business has, nothing is told by a reference to it, and nothing is held up', async () => {
  const system = await SignedInClient.signIn(server.url, 'system')
  const { hall } = await estate()
  const foreign = 'mp-b0-electricity'
  expect((await manager.get(`${path}/METERING_POINT/${foreign}`)).status).toBe(404)
  const other = await send<ChangedStructure>(
    'POST',
    path,
    { businessId: 1000, fields: { ...location('').fields, locationId: null, name: 'Secret mast' } },
    system,
  )
  const station = await send<ChangedStructure>(
    'POST',
    path,
    {
      businessId: 1000,
      fields: {
        ...{
          ...point('').fields,
          meteringPointId: null,
          name: 'Secret station',
          location: other.answer.item!.id,
        },
        ...{ objectKind: 'WEATHER_STATION', type: null, productType: 'WEATHER' },
      },
    },
    system,
  )
  expect(station.refused).toBeUndefined()
  for (const weatherStation of [foreign, station.answer.item!.id, 'none']) {
    const { answer, refused } = await update(hall, { weatherStation })
    expect([refused, answer.error?.reasons[0]?.detail]).toEqual([
      '400 weatherStation REFERENCE_UNKNOWN',
      `weatherStation: REFERENCE_UNKNOWN (${weatherStation})`,
    ])
  }
  // Who sees both may choose it; whoever undoes a change of that brings it back, and the station's own tell no names.
  expect((await update(hall, { weatherStation: station.answer.item!.id }, system)).refused).toBeUndefined()
  const left = await update((await read(hall)).item, { weatherStation: null })
  expect((await undo(left.answer.step)).refused).toBeUndefined()
  const { item } = station.answer
  const archived = await send(
    'POST',
    `${of(item!)}/archive`,
    { revision: item!.revision, archived: true },
    system,
  )
  expect(archived.refused).toBe('400 archivedAt WEATHER_STATION_IN_USE')
  expect(JSON.stringify(archived.answer)).not.toContain((hall.fields as { name: string }).name)
})

test('each step is in the audit log', async () => {
  const { hall } = await estate()
  await update(hall, { name: 'In the log' })
  const { body } = await administrator.get<{ entries: { action: string; subject: { id: string } }[] }>(
    '/rest/secure/audit-entries',
  )
  expect(body.entries.filter(({ subject }) => subject?.id === hall.id).map(({ action }) => action)).toEqual([
    'structure.changed',
    'structure.created',
  ])
})
