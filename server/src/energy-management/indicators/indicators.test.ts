import type { Indicator, IndicatorContent } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let analyst: SignedInClient
let hall = ''
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user('KPI_MANAGER')
  analyst = await own.user('ANALYST')
  const builder = await own.user('ENERGY_MANAGER')
  const { estate } = structureClient(
    () => builder,
    () => own.id,
  )
  hall = (await estate()).hall.id
}, 120_000)

const path = '/rest/secure/energy-management/indicators'
type Answer = Indicator & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

const heat: IndicatorContent = {
  ...{ name: 'Heat by area', description: 'Clause 6.4', nodeId: null, period: 'YEAR', owner: 'Ada' },
  amount: { kind: 'PRODUCTS', products: ['HEAT', 'GAS'] },
  reference: { kind: 'QUANTITY', per: 'FLOOR_AREA' },
  baseline: { kind: 'PERIOD', from: '2024-01', to: '2024-12' },
  targets: [
    { from: '2025-01', to: '2025-12', kind: 'SHARE', value: 0.95 },
    { from: '2026-01', to: null, kind: 'VALUE', value: 80 },
  ],
}
const create = (client: SignedInClient, change: object = {}) =>
  client.post<Answer>(path, { ...heat, ...change })
const change = (client: SignedInClient, { id, revision }: Indicator, content: object) =>
  client.put<Answer>(`${path}/${id}`, { content: { ...heat, ...content }, revision })
const remove = (client: SignedInClient, { id, revision }: Indicator) =>
  client.delete<Answer>(`${path}/${id}?revision=${revision}`)
const listed = async (client: SignedInClient) =>
  (await client.get<{ indicators: Indicator[]; canEdit: boolean }>(path)).body

test('an indicator is created, changed, deleted and restored, and read by all of the business', async () => {
  const { body: made } = await create(manager, { nodeId: hall })
  expect(made).toMatchObject({ ...heat, nodeId: hall, businessId: own.id, revision: 1 })
  expect(made.nodeName).toBeTruthy()
  expect(await listed(analyst)).toEqual({ indicators: [made], canEdit: false })
  expect((await listed(manager)).canEdit).toBe(true)
  const { body: changed } = await change(manager, made, { nodeId: hall, targets: [] })
  expect(changed).toMatchObject({ targets: [], revision: 2 })
  // Of two the second is told, and nothing is lost.
  expect(codeOf(await change(manager, made, { name: 'Mine' }))).toBe('409 INDICATOR_CHANGED_MEANWHILE')
  expect(codeOf(await remove(manager, made))).toBe('409 INDICATOR_CHANGED_MEANWHILE')
  expect((await remove(manager, changed)).status).toBe(204)
  expect((await listed(analyst)).indicators).toEqual([])
  expect(codeOf(await change(manager, { ...changed, revision: 3 }, {}))).toBe('404 NOT_FOUND')
  const restore = () => manager.post<Answer>(`${path}/${made.id}/restore`, undefined)
  expect((await restore()).body).toMatchObject({ name: heat.name, revision: 4 })
  // Once more changes nothing.
  expect((await restore()).body.revision).toBe(4)
})

test('what an indicator names has to be there, and to be of its business', async () => {
  const strangers = await (await ownBusiness()).user('KPI_MANAGER')
  const bySeries = { amount: { kind: 'SERIES', series: [{ id: 1001, pointId: 'p', name: 'Not theirs' }] } }
  expect(codeOf(await create(manager, { nodeId: 'nowhere' }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(manager, bySeries))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(strangers, { nodeId: hall }))).toBe('404 NOT_FOUND')
  const { body: made } = await create(manager)
  expect((await listed(strangers)).indicators).toEqual([])
  expect(codeOf(await change(strangers, made, {}))).toBe('404 NOT_FOUND')
  expect(codeOf(await change(manager, made, bySeries))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(analyst))).toBe('403 FORBIDDEN')
})

const target = heat.targets[1]!
test.each<[string, object]>([
  ['water beside energy', { amount: { kind: 'PRODUCTS', products: ['HEAT', 'WATER'] } }],
  ['a product twice', { amount: { kind: 'PRODUCTS', products: ['HEAT', 'HEAT'] } }],
  ['nothing that is counted', { amount: { kind: 'PRODUCTS', products: [] } }],
  ['a month that does not exist', { baseline: { kind: 'PERIOD', from: '2024-13', to: '2025-01' } }],
  ['a baseline that ends before it begins', { baseline: { kind: 'PERIOD', from: '2024-02', to: '2024-01' } }],
  ['a share of no baseline', { baseline: null, targets: [{ ...target, kind: 'SHARE' }] }],
  ['two targets of one month', { targets: [target, { ...target, from: '2027-01' }] }],
  ['a target that ends before it begins', { targets: [{ ...target, to: '2025-12' }] }],
  ['a target below 0', { targets: [{ ...target, value: -1 }] }],
  ['no name', { name: ' ' }],
])('%s is refused', async (_case, wrong) => {
  expect(codeOf(await create(manager, wrong))).toBe('400 VALIDATION_FAILED')
})
