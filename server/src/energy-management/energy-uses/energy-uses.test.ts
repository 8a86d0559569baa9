import type {
  ActionContent,
  EnergyAction,
  EnergyUse,
  EnergyUseContent,
  EnergyUseVersion,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let analyst: SignedInClient
let strangers: SignedInClient
let hall = ''
let structure: ReturnType<typeof structureClient>
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user('KPI_MANAGER')
  analyst = await own.user('ANALYST')
  strangers = await (await ownBusiness()).user('KPI_MANAGER')
  const builder = await own.user('ENERGY_MANAGER')
  structure = structureClient(
    () => builder,
    () => own.id,
  )
  hall = (await structure.estate()).hall.id
}, 120_000)

const path = '/rest/secure/energy-management/energy-uses'
type Answer = EnergyUse & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

const heat: EnergyUseContent = {
  ...{ name: 'Heat', nodeId: null, productType: 'HEAT', use: null, point: null },
  ...{ verdict: 'SIGNIFICANT', reasons: ['SUBSTANTIAL_CONSUMPTION'], explanation: '' },
  ...{ variables: 'Outdoor temperature', variableSeries: [], owner: 'Ada', reviewOn: '2026-01-31' },
  ...{ indicatorIds: [], baselineIds: [], actionIds: [] },
  basis: { from: '2025-01-01', to: '2026-01-01', energy: 1200, share: 0.4, known: 0.98 },
}
const create = (client: SignedInClient, change: object = {}) =>
  client.post<Answer>(path, { ...heat, ...change })
const change = (client: SignedInClient, { id, revision }: EnergyUse, content: object) =>
  client.put<Answer>(`${path}/${id}`, { content: { ...heat, ...content }, revision })
const remove = (client: SignedInClient, { id, revision }: EnergyUse) =>
  client.delete<Answer>(`${path}/${id}?revision=${revision}`)
const listed = async (client: SignedInClient) =>
  (await client.get<{ uses: EnergyUse[]; canEdit: boolean }>(path)).body

test('a decision is documented, changed, deleted and restored, and every step is kept', async () => {
  const { body: made } = await create(manager, { nodeId: hall })
  expect(made).toMatchObject({ ...heat, nodeId: hall, businessId: own.id, revision: 1 })
  expect(await listed(analyst)).toEqual({ uses: [made], canEdit: false, seesOneBusiness: true })
  expect((await listed(manager)).canEdit).toBe(true)
  const other = { nodeId: hall, verdict: 'NOT_SIGNIFICANT', reasons: [], explanation: 'Too little.' }
  const { body: changed } = await change(manager, made, other)
  expect(changed).toMatchObject({ ...other, revision: 2 })
  // Of two the second is told, and nothing is lost.
  expect(codeOf(await change(manager, made, { name: 'Mine' }))).toBe('409 ENERGY_USE_CHANGED_MEANWHILE')
  expect(codeOf(await remove(manager, made))).toBe('409 ENERGY_USE_CHANGED_MEANWHILE')
  expect((await remove(manager, changed)).status).toBe(204)
  expect((await listed(analyst)).uses).toEqual([])
  expect(codeOf(await change(manager, { ...changed, revision: 3 }, {}))).toBe('404 NOT_FOUND')
  const restore = () => manager.post<Answer>(`${path}/${made.id}/restore`, undefined)
  expect((await restore()).body).toMatchObject({ ...other, revision: 4 })
  // Once more changes nothing.
  expect((await restore()).body.revision).toBe(4)
  const history = (as: SignedInClient) =>
    as.get<{ versions: EnergyUseVersion[] }>(`${path}/${made.id}/history`)
  const { versions } = (await history(analyst)).body
  expect(versions.map(({ revision, step, content }) => [revision, step, content.verdict])).toEqual([
    [4, 'restored', 'NOT_SIGNIFICANT'],
    [3, 'deleted', 'NOT_SIGNIFICANT'],
    [2, 'changed', 'NOT_SIGNIFICANT'],
    [1, 'created', 'SIGNIFICANT'],
  ])
  expect(versions.every(({ by }) => by !== null)).toBe(true)
  expect((await history(strangers)).status).toBe(404)
})

test('of one use there is one decision', async () => {
  const { body: made } = await create(manager, { productType: 'GAS' })
  expect(codeOf(await create(manager, { productType: 'GAS', name: 'Another' }))).toBe('409 ENERGY_USE_EXISTS')
  await remove(manager, made)
  const { body: other } = await create(manager, { productType: 'GAS' })
  const restore = () => manager.post<Answer>(`${path}/${made.id}/restore`, undefined)
  expect(codeOf(await restore())).toBe('409 ENERGY_USE_EXISTS')
  await remove(manager, other)
  expect((await restore()).status).toBe(200)
})

test('what a decision names has to be there, and to be of its business', async () => {
  const action: ActionContent = {
    ...{ name: 'New valves', description: '', nodeId: null, owner: null, dueOn: null },
    ...{ state: 'IDEA', implementedOn: null, currency: 'GBP', savings: [], investment: null, links: [] },
  }
  const actions = '/rest/secure/energy-management/actions'
  const { body: known } = await manager.post<EnergyAction>(actions, action)
  const { body: foreign } = await strangers.post<EnergyAction>(actions, action)
  const at = { nodeId: hall, productType: 'COLD' }
  expect(codeOf(await create(manager, { ...at, actionIds: [foreign.id] }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(manager, { ...at, indicatorIds: [known.id] }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(manager, { ...at, baselineIds: [known.id] }))).toBe('404 NOT_FOUND')
  const series = { variableSeries: [{ id: 1001, pointId: 'p', name: 'Not theirs' }] }
  expect(codeOf(await create(manager, { ...at, ...series }))).toBe('404 NOT_FOUND')
  const point = { point: { id: 'mp-b2-electricity', name: 'Not theirs' } }
  expect(codeOf(await create(manager, { ...at, ...point }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(strangers, at))).toBe('404 NOT_FOUND')
  const { body: made } = await create(manager, { ...at, actionIds: [known.id] })
  expect(made.actionIds).toEqual([known.id])
  expect((await listed(strangers)).uses).toEqual([])
  expect(codeOf(await change(strangers, made, at))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(analyst))).toBe('403 FORBIDDEN')
  // An action that is gone meanwhile does not keep its use from being changed.
  await manager.delete(`${actions}/${known.id}?revision=1`)
  const { status } = await change(manager, made, { ...at, actionIds: [known.id], owner: 'Bob' })
  expect(status).toBe(200)
})

test('what is decided of a location that is taken out of use stays, and can be changed', async () => {
  const { send, estate, of, read } = structure
  const { hall: closed, main } = await estate()
  const point = { id: main.id, name: 'Main' }
  const { body: made } = await create(manager, { nodeId: closed.id, point })
  const { revision } = (await read(closed)).item
  const { refused } = await send('POST', `${of(closed)}/archive`, { revision, archived: true })
  expect(refused).toBeUndefined()
  const { uses } = await listed(analyst)
  expect(uses.find(({ id }) => id === made.id)).toMatchObject({ nodeId: closed.id, point })
  const { status, body } = await change(manager, made, { nodeId: closed.id, point, owner: 'Bob' })
  expect([status, body.owner, body.revision]).toEqual([200, 'Bob', 2])
})

test.each<[string, object]>([
  ['a significant use without a reason', { reasons: [] }],
  ['one that is not significant, and nobody says why', { verdict: 'NOT_SIGNIFICANT', explanation: ' ' }],
  ['water', { productType: 'WATER' }],
  ['a review on no day', { reviewOn: '2026-02-30' }],
  ['no name', { name: ' ' }],
])('%s is refused', async (_case, wrong) => {
  expect(codeOf(await create(manager, wrong))).toBe('400 VALIDATION_FAILED')
})
