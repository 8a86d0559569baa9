import type { AuditEntry, SeriesValues, StructureItem, StructureStep } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { object } from '../../organization/structure/items.testing'
import { virtualClient } from './virtual-client.testing'

/* Changes of virtual meters as steps of the structure's history, through the real server. */
let server: RunningServer
let manager: SignedInClient
let administrator: SignedInClient
let analyst: SignedInClient
let upper: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  administrator = await SignedInClient.signIn(server.url, 'admin')
  analyst = await SignedInClient.signIn(server.url, 'analyst')
  upper = await SignedInClient.signIn(server.url, 'super')
}, 240_000)
afterAll(() => server?.stop())
const { send, created, read, undo, estate, stepsOf, ...client } = virtualClient(() => manager)
const { define, virtual, change, remove, readVirtual, stepsOfVirtual, latestOf, undoVirtual } = client
const { address, obisOf, setObis } = client

test('a change of a formula is a step with both versions, undone and done again, and values follow', async () => {
  const { hall, energy } = await estate()
  await manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({
      readings: [{ seriesId: Number(energy.id), at: '2026-01-01T00:00:00Z', value: 10 }],
    }),
  })
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const value = async (tag = '') => {
    const answer = await manager.fetch(
      `/rest/secure/measurement-series/${twice.seriesId}/values?granularity=raw&from=2026-01-01T00:00:00Z&to=2026-01-01T00:15:00Z`,
      { headers: { 'if-none-match': tag } },
    )
    const values = answer.status === 304 ? [] : ((await answer.json()) as SeriesValues).value
    return { tag: answer.headers.get('etag')!, status: answer.status, values }
  }
  const first = await value()
  expect(first).toMatchObject({ status: 200, values: [20] })
  expect((await change(twice, { name: 'Thrice', formula: `3 * [${energy.id}]`, unit: 'Wh' })).refused).toBe(
    undefined,
  )
  const thrice = await value(first.tag)
  expect(thrice).toMatchObject({ status: 200, values: [30_000] })

  const [changed, made] = await stepsOfVirtual(twice)
  expect(changed).toMatchObject({
    ...{ action: 'CHANGED', by: 'Maren Holt', items: 1, canUndo: true, undoneBy: null },
    first: { kind: 'FORMULA', id: twice.meteringPointId, name: 'Thrice' },
    fields: [
      { field: 'name', before: 'Twice', after: 'Thrice' },
      { field: 'formula', before: `2 * [${energy.id}]`, after: `3 * [${energy.id}]` },
      { field: 'unit', before: 'kWh', after: 'Wh' },
    ],
    names: { [`[${energy.id}]`]: `${hall.fields.kind === 'LOCATION' && hall.fields.name} · Main` },
  })
  expect(made).toMatchObject({
    ...{ action: 'CREATED', items: 1, first: { kind: 'FORMULA', name: 'Twice' } },
    fields: [{ field: 'formula', before: null, after: `2 * [${energy.id}]` }],
  })
  // The history of the structure and of the metering point has the same.
  const { body } = await manager.get<{ steps: StructureStep[] }>('/rest/secure/structure-steps')
  expect(body.steps.slice(0, 2)).toEqual([changed, made])
  const item = await manager.get<{ item: StructureItem }>(
    `/rest/secure/structure/METERING_POINT/${twice.meteringPointId}`,
  )
  expect(await stepsOf(item.body.item)).toEqual([changed, made])

  const undone = await undo(changed!.step)
  expect(undone.refused).toBeUndefined()
  expect(await readVirtual(twice)).toMatchObject({
    name: 'Twice',
    formula: `2 * [${energy.id}]`,
    unit: 'kWh',
  })
  expect(await value(thrice.tag)).toMatchObject({ status: 200, values: [20] })
  expect((await undo(changed!.step)).refused).toBe('409 STEP_NOT_UNDOABLE')
  expect((await undoVirtual(undone.answer.step)).refused).toBeUndefined()
  expect(await readVirtual(twice)).toMatchObject({
    name: 'Thrice',
    formula: `3 * [${energy.id}]`,
    unit: 'Wh',
  })
  expect((await stepsOfVirtual(twice)).map(({ action, undoneBy }) => [action, undoneBy !== null])).toEqual([
    ['UNDONE', false],
    ['UNDONE', true],
    ['CHANGED', false],
    ['CREATED', false],
  ])
  const log = await administrator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries?person=thrice')
  expect(log.body.entries.map(({ action, detail }) => [action, detail['formula'], detail['before']])).toEqual(
    [
      ['virtual-series.undone', `3 * [${energy.id}]`, `2 * [${energy.id}]`],
      ['virtual-series.changed', `3 * [${energy.id}]`, `2 * [${energy.id}]`],
    ],
  )
})

test('a removed virtual meter comes back with its number, its object and its ids', async () => {
  const { hall, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const press = await created({
    ...{ ...object('Press').fields, objectId: null, location: hall.id },
    meteringPoints: [twice.meteringPointId],
  })
  expect((await setObis(twice, '1.8.0')).refused).toBeUndefined()
  expect(await latestOf(twice)).toMatchObject({
    fields: [{ field: 'obis', before: null, after: '1-0:1.8.0*255' }],
  })
  expect((await undo((await latestOf(twice)).step)).refused).toBeUndefined()
  expect(await obisOf(twice)).toBeNull()
  expect((await setObis(twice, '1.8.0')).refused).toBeUndefined()

  expect((await remove(twice)).refused).toBeUndefined()
  expect((await read(press)).item.fields).toMatchObject({ meteringPoints: [] })
  const [removal] = await stepsOfVirtual()
  expect(removal).toMatchObject({
    ...{ action: 'DELETED', first: { kind: 'FORMULA', name: 'Twice' }, items: 2 },
    fields: [{ field: 'formula', before: `2 * [${energy.id}]`, after: null }],
  })
  expect((await undoVirtual(removal!.step)).refused).toBeUndefined()
  expect(await readVirtual(twice)).toMatchObject({ seriesId: twice.seriesId, formula: `2 * [${energy.id}]` })
  expect(await obisOf(twice)).toBe('1-0:1.8.0*255')
  expect((await read(press)).item.fields).toMatchObject({ meteringPoints: [twice.meteringPointId] })
})

test('whoever has read an earlier version changes and removes nothing', async () => {
  const { hall, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const changed = await change(twice, { revision: twice.revision, formula: `3 * [${energy.id}]` })
  expect(changed.answer.revision).toBe(twice.revision + 1)
  const late = { revision: twice.revision, formula: `4 * [${energy.id}]` }
  expect((await change(twice, late)).refused).toBe('409 STRUCTURE_CHANGED_MEANWHILE')
  expect((await send('DELETE', `${address(twice)}?revision=${twice.revision}`)).refused).toBe(
    '409 STRUCTURE_CHANGED_MEANWHILE',
  )
  const { step } = await latestOf(twice)
  expect((await undo(step)).refused).toBeUndefined()
  // An undo is a change, too.
  const afterUndo = { ...late, revision: changed.answer.revision }
  expect((await change(twice, afterUndo)).refused).toBe('409 STRUCTURE_CHANGED_MEANWHILE')
  // Saved as it is: no step.
  expect((await change(twice, {})).refused).toBeUndefined()
  expect((await latestOf(twice)).action).toBe('UNDONE')
})

test('of two who undo the same change at once, one does', async () => {
  const { hall, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  expect((await change(twice, { formula: `3 * [${energy.id}]` })).refused).toBeUndefined()
  const { step } = await latestOf(twice)
  const both = await Promise.all([undo(step), undoVirtual(step, administrator)])
  expect(both.map(({ refused }) => refused ?? 'done').sort()).toEqual(['409 STEP_NOT_UNDOABLE', 'done'])
  expect((await readVirtual(twice)).formula).toBe(`2 * [${energy.id}]`)
})

test('neither readers nor another business undo a change, or learn of it', async () => {
  const { hall, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const { step } = await latestOf(twice)
  expect((await undoVirtual(step, analyst)).refused).toBe('403 FORBIDDEN')
  expect((await undo(step, analyst)).refused).toBe('403 FORBIDDEN')
  // A business above, which this one does not see.
  const { answer: foreign, refused } = await define('loc-b33', '[1061]', 'Foreign', upper)
  expect(refused).toBeUndefined()
  const [ofForeign] = await stepsOfVirtual(foreign, upper)
  expect(ofForeign).toMatchObject({ canUndo: true, names: { '[1061]': expect.any(String) } })
  expect((await undo(ofForeign!.step)).refused).toBe('404 NOT_FOUND')
  expect((await undoVirtual(ofForeign!.step, administrator)).refused).toBe('404 NOT_FOUND')
  expect((await stepsOfVirtual()).some(({ first }) => first.name === 'Foreign')).toBe(false)
  const asked = await manager.get(`/rest/secure/virtual-series-steps?seriesId=${foreign.seriesId}`)
  expect(asked.status).toBe(404)
  // Steps of items are no steps of virtual meters.
  const [ofHall] = await stepsOf(hall)
  expect((await undoVirtual(ofHall!.step)).refused).toBe('404 NOT_FOUND')
  expect((await undoVirtual((await stepsOfVirtual(foreign, upper))[0]!.step, upper)).refused).toBeUndefined()
})
