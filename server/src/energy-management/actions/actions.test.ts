import type { ActionContent, EnergyAction } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let analyst: SignedInClient
let hall = ''
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user('ENERGY_MANAGER')
  analyst = await own.user('ANALYST')
  const { estate } = structureClient(
    () => manager,
    () => own.id,
  )
  hall = (await estate()).hall.id
}, 120_000)

const path = '/rest/secure/energy-management/actions'
type Answer = EnergyAction & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

const pump: ActionContent = {
  ...{
    name: 'Heat pump',
    description: 'Instead of the *boiler*',
    nodeId: null,
    owner: 'Ada',
    dueOn: '2027-06-30',
  },
  ...{ state: 'PLANNED', implementedOn: null, currency: 'GBP', links: [] },
  savings: [
    { productType: 'GAS', amount: 1_000, price: 0.1, priceChange: 0, degradation: 0, baselineId: null },
    {
      productType: 'ELECTRICITY',
      amount: -300,
      price: 0.2,
      priceChange: 0,
      degradation: 0,
      baselineId: null,
    },
  ],
  investment: {
    ...{ years: 2, discountRate: 0, cost: 70, subsidy: 10, residualValue: 0, runningCost: 0 },
    ...{ runningCostChange: 0, furtherCosts: [], uncertainty: { cost: 0.1, amount: 0, price: 0 } },
  },
}
const create = (client: SignedInClient, change: object = {}) =>
  client.post<Answer>(path, { ...pump, ...change })
const change = (client: SignedInClient, { id, revision }: EnergyAction, content: object) =>
  client.put<Answer>(`${path}/${id}`, { content: { ...pump, ...content }, revision })
const remove = (client: SignedInClient, { id, revision }: EnergyAction) =>
  client.delete<Answer>(`${path}/${id}?revision=${revision}`)
const listed = async (client: SignedInClient) =>
  (await client.get<{ actions: EnergyAction[] }>(path)).body.actions

test('an action is seen by all of the business with what it is worth', async () => {
  const { body: made } = await create(manager, { nodeId: hall })
  expect(made).toMatchObject({
    ...{ ...pump, nodeId: hall, businessId: own.id, revision: 1, baselineNames: {} },
    // 100 saved and 60 spent in each of two years, for 60.
    worth: { netPresentValue: 20, worst: 13, best: 27, payback: 1.5 },
    changed: { by: 'Jo Reed' },
  })
  expect(made.nodeName).toBeTruthy()
  expect(made.worth!.internalRate).toBeCloseTo(0.2153, 3)
  expect(await listed(analyst)).toEqual([made])
  const { body } = await analyst.get<{ canEdit: boolean }>(path)
  expect(body.canEdit).toBe(false)

  const { body: changed } = await change(manager, made, { investment: null, nodeId: hall })
  expect(changed).toMatchObject({ worth: null, investment: null, revision: 2 })
  expect((await remove(manager, changed)).status).toBe(204)
  expect(await listed(analyst)).toEqual([])
})

test('of two who change the same revision the second is told, and nothing is lost', async () => {
  const { body: made } = await create(manager, { name: 'LED' })
  const { body: first } = await change(manager, made, { name: 'LED lamps' })
  expect(codeOf(await change(manager, made, { name: 'Lamps' }))).toBe('409 ACTION_CHANGED_MEANWHILE')
  expect(codeOf(await remove(manager, made))).toBe('409 ACTION_CHANGED_MEANWHILE')
  expect((await listed(manager)).map(({ name }) => name)).toEqual(['LED lamps'])
  await remove(manager, first)
  expect(codeOf(await change(manager, { ...first, revision: 3 }, {}))).toBe('404 NOT_FOUND')
  const { body: back } = await manager.post<Answer>(`${path}/${made.id}/restore`, undefined)
  expect(back).toMatchObject({ name: 'LED lamps', revision: 4 })
  // Once more changes nothing.
  expect((await manager.post<Answer>(`${path}/${made.id}/restore`, undefined)).body.revision).toBe(4)
  await remove(manager, back)
})

test('what an action names has to be there, and to be of its business', async () => {
  const stranger = await ownBusiness()
  const strangers = await stranger.user('ENERGY_MANAGER')
  const nobodys = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4009'
  const withBaseline = (baselineId: string) => ({ savings: [{ ...pump.savings[0], baselineId }] })
  expect(codeOf(await create(manager, { nodeId: 'nowhere' }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(manager, { nodeId: `cb-${own.id}` }))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(manager, withBaseline(nobodys)))).toBe('404 NOT_FOUND')
  expect(codeOf(await create(strangers, { nodeId: hall }))).toBe('404 NOT_FOUND')

  const { body: made } = await create(manager, { name: 'Windows' })
  expect(codeOf(await change(manager, made, withBaseline(nobodys)))).toBe('404 NOT_FOUND')
  expect(await listed(strangers)).toEqual([])
  expect(codeOf(await change(strangers, made, {}))).toBe('404 NOT_FOUND')
  expect(codeOf(await remove(strangers, made))).toBe('404 NOT_FOUND')
  await remove(manager, made)
})

test.each<[string, object]>([
  ['implemented on no day', { state: 'IMPLEMENTED' }],
  ['a link that is a script', { links: [{ label: 'Offer', url: 'javascript:alert(1)' }] }],
  ['a day that does not exist', { dueOn: '2027-02-30' }],
  ['no years', { investment: { ...pump.investment, years: 0 } }],
  ['a price below zero', { savings: [{ ...pump.savings[0], price: -1 }] }],
  ['no name', { name: ' ' }],
  ['a name with a character that cannot be stored', { name: 'a\0' }],
])('%s is refused', async (_case, wrong) => {
  expect(codeOf(await create(manager, wrong))).toBe('400 VALIDATION_FAILED')
})

test('who looks at values changes no action', async () => {
  expect(codeOf(await create(analyst))).toBe('403 FORBIDDEN')
})
