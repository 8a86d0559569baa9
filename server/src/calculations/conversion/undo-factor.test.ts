import type { AuditEntry, ConversionFactors, StructureItem, StructureStep } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { series } from '../../organization/structure/items.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let administrator: SignedInClient
let hall: StructureItem
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  administrator = await own.user('ADMIN')
  hall = (await estate()).hall
}, 240_000)

const { created, estate, send, undo } = structureClient(
  () => manager,
  () => own.id,
)

const newYear = '2026-01-01T00:00:00.000Z'
const cheap = [{ from: null, to: null, value: 0.2 }]
const dear = [
  { from: null, to: newYear, value: 0.2 },
  { from: newYear, to: null, value: 0.35 },
]
const set = (values: object, node = hall) =>
  send('PUT', '/rest/secure/conversion-factors', {
    ...{ nodeId: node.id, kind: 'PRICE', productType: 'ELECTRICITY', unit: 'EUR/kWh', direction: 'PURCHASE' },
    ...{ seriesId: null, periods: [], confirmed: [], ...values },
  })
async function held(node = hall) {
  const { body } = await manager.get<ConversionFactors>(
    `/rest/secure/conversion-factors?nodeId=${encodeURIComponent(node.id)}`,
  )
  const [factor] = body.factors
  return factor && { periods: factor.periods, seriesId: factor.seriesId, by: factor.changed.by }
}
const remove = ({ id, fields }: StructureItem) =>
  send('DELETE', `/rest/secure/structure/${fields.kind}/${id}?revision=1`, undefined, administrator)
const steps = async (as = administrator) =>
  (await as.get<{ steps: StructureStep[] }>('/rest/secure/structure-steps')).body.steps
const latest = async () => (await steps())[0]!

test('a price that is set, changed and removed is told in the history, undone and done again', async () => {
  expect((await set({ periods: cheap })).refused).toBeUndefined()
  const [first] = await steps()
  expect(first).toMatchObject({
    ...{ action: 'CREATED', canUndo: true, items: 1 },
    first: {
      ...{ kind: 'FACTOR', name: (hall.fields as { name: string }).name },
      factor: { kind: 'PRICE', productType: 'ELECTRICITY', direction: 'PURCHASE' },
    },
  })
  // The same value once more is no change.
  await set({ periods: [{ from: null, to: null, value: 0.2 }] })
  expect((await latest()).step).toBe(first!.step)

  await set({ periods: dear })
  const changed = await latest()
  const shown = { series: null, unit: 'EUR/kWh', timeZone: 'Europe/London' }
  expect(changed).toMatchObject({ action: 'CHANGED' })
  expect(changed.fields).toEqual([
    { field: 'factor', before: { ...shown, periods: cheap }, after: { ...shown, periods: dear } },
  ])
  // What was changed again since is not undone on its own.
  expect((await steps()).find(({ step }) => step === first!.step)!.canUndo).toBe(false)
  expect((await undo(first!.step, administrator)).refused).toBe('409 STEP_NOT_UNDOABLE')

  await set({ periods: [] })
  const removed = await latest()
  expect([removed.action, await held()]).toEqual(['DELETED', undefined])
  const back = await undo(removed.step, administrator)
  expect([back.refused, await held()]).toEqual([undefined, { periods: dear, seriesId: null, by: 'Jo Reed' }])
  expect((await undo(back.answer.step, administrator)).refused).toBeUndefined()
  expect(await held()).toBeUndefined()
  expect((await undo((await latest()).step, administrator)).refused).toBeUndefined()
  expect((await undo(changed.step, administrator)).refused).toBeUndefined()
  expect((await held())?.periods).toEqual(cheap)
  expect((await undo(first!.step, administrator)).refused).toBeUndefined()
  expect(await held()).toBeUndefined()
  const log = await administrator.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=conversion-factor.undone',
  )
  expect(log.body.entries[0]).toMatchObject({
    ...{ subject: { id: hall.id }, businessId: own.id },
    detail: { kind: 'PRICE', undoes: first!.step },
  })
})

test('each value keeps where it is from: told in the history, in the audit log, and back when it is undone', async () => {
  const sourced = (source: string) => [
    { ...dear[0]!, source: 'UBA 2024' },
    { ...dear[1]!, source },
  ]
  expect((await set({ periods: sourced('x'.repeat(301)) })).refused).toBe('400 VALIDATION_FAILED')
  expect((await set({ periods: sourced('  ') })).refused).toBe('400 VALIDATION_FAILED')
  expect((await set({ periods: sourced('x'.repeat(300)) })).refused).toBeUndefined()
  expect((await held())?.periods[1]).toEqual({ ...dear[1], source: 'x'.repeat(300) })
  // Another source of the same value is another factor.
  expect((await set({ periods: sourced(' UBA 2025, Strommix Deutschland ') })).refused).toBeUndefined()
  const wanted = sourced('UBA 2025, Strommix Deutschland')
  const changed = await latest()
  expect(changed.fields).toMatchObject([{ field: 'factor', after: { periods: wanted } }])
  expect((await held())?.periods).toEqual(wanted)
  const log = await administrator.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=conversion-factor.set',
  )
  expect(log.body.entries[0]!.detail.sources).toEqual(['UBA 2024', 'UBA 2025, Strommix Deutschland'])
  expect((await set({ periods: dear })).refused).toBeUndefined()
  expect((await held())?.periods).toEqual(dear)
  expect((await undo((await latest()).step, administrator)).refused).toBeUndefined()
  expect((await held())?.periods).toEqual(wanted)
  expect((await set({ periods: [] })).refused).toBeUndefined()
})

test('of several who undo a price at once one does', async () => {
  await set({ periods: cheap })
  const { step } = await latest()
  const told = await Promise.all([1, 2, 3].map(() => undo(step, administrator)))
  expect(told.map(({ refused }) => refused ?? 'done').sort()).toEqual([
    ...['409 STEP_NOT_UNDOABLE', '409 STEP_NOT_UNDOABLE', 'done'],
  ])
})

test('an energy manager undoes only what is theirs, another business nothing, and a move replaces no price', async () => {
  await set({ periods: cheap })
  const { step } = await latest()
  const colleague = await own.user()
  expect((await steps(colleague))[0]).toMatchObject({ step, canUndo: false })
  expect((await undo(step, colleague)).refused).toBe('403 FORBIDDEN')
  const stranger = await (await ownBusiness()).user('ADMIN')
  expect((await undo(step, stranger)).refused).toBe('404 NOT_FOUND')
  const { north } = await estate()
  const moved = await send('POST', '/rest/secure/structure-moves', {
    ...{ items: [{ kind: 'LOCATION', id: hall.id }], to: { type: 'ORG_UNIT', id: north.id } },
    ...{ since: null, instead: step },
  })
  expect(moved.refused).toBe('409 STEP_NOT_UNDOABLE')
  expect((await undo(step, manager)).refused).toBeUndefined()
})

test('a price does not come back to what is no more, nor from a series that is no more', async () => {
  const other = await estate()
  await set({ periods: cheap }, other.main)
  await set({ periods: [] }, other.main)
  const removal = await latest()
  const price = await created({
    ...series('').fields,
    meteringPoint: other.main.id,
    ...{ quantity: 'PRICE', unit: 'EUR/kWh', direction: null },
  })
  expect((await set({ seriesId: Number(price.id) })).refused).toBeUndefined()
  const bySeries = await latest()
  expect(bySeries.fields[0]!.after).toMatchObject({ series: 'Main', periods: [] })
  await set({ periods: cheap })
  const byValue = await latest()
  for (const item of [price, other.energy, other.main]) expect((await remove(item)).refused).toBeUndefined()
  expect((await undo(removal.step, administrator)).refused).toBe('409 STEP_NOT_UNDOABLE')
  expect((await undo(byValue.step, administrator)).refused).toBe('400 FACTOR_INVALID')
  expect((await held())?.periods).toEqual(cheap)
})
