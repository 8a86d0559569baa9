import type { AuditEntry, PublishedCarbonReport } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'

const last = new Date().getUTCFullYear() - 1
let own: OwnBusiness
let manager: SignedInClient
let analyst: SignedInClient
let owner: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  owner = await own.user()
  manager = await SignedInClient.signIn(own.url, 'manager')
  analyst = await SignedInClient.signIn(own.url, 'analyst')
}, 180_000)
afterAll(() => set([]))

const path = '/rest/secure/energy-management/carbon/published'
interface Answer {
  reports: PublishedCarbonReport[]
  canPublish: boolean
  seesOneBusiness: boolean
}
const list = async (as: SignedInClient) => (await as.get<Answer>(path)).body
const publish = (as: SignedInClient, body: object) => as.post<PublishedCarbonReport>(path, body)
async function set(periods: object[]) {
  const factor = {
    nodeId: 'loc-b105',
    kind: 'CARBON',
    productType: 'ELECTRICITY',
    unit: 'kg/kWh',
    seriesId: null,
  }
  await manager.put('/rest/secure/conversion-factors', { ...factor, periods, confirmed: [] })
}

test('a report stays as it was published, also when its factor is another one', async () => {
  await set([{ from: null, to: null, value: 0.2, source: 'UBA 2024' }])
  const { status, body } = await publish(manager, { nodeId: 'loc-b105', year: last })
  expect(status).toBe(200)
  const electricity = body.products.find(({ productType }) => productType === 'ELECTRICITY')!
  expect(electricity.scope).toBe(2)
  expect(electricity.locationBased! / electricity.energy!).toBeCloseTo(0.2, 9)
  // Gas has no factor here, and no figure.
  expect(body.products.find(({ productType }) => productType === 'GAS')).toMatchObject({
    locationBased: null,
  })
  expect(body.factors).toMatchObject([
    {
      nodeId: 'loc-b105',
      kind: 'CARBON',
      unit: 'kg/kWh',
      periods: [{ value: 0.2, source: 'UBA 2024' }],
      series: null,
      changed: { by: 'Maren Holt' },
    },
  ])
  await set([{ from: null, to: null, value: 0.4, source: 'UBA 2025' }])
  const { reports, canPublish } = await list(analyst)
  expect(canPublish).toBe(false)
  expect(reports.find(({ id }) => id === body.id)).toEqual(body)
})

test('it is of one business, and nobody else’s', async () => {
  expect(await list(owner)).toMatchObject({ reports: [], canPublish: true, seesOneBusiness: true })
  expect((await publish(owner, { nodeId: 'loc-b105', year: last })).status).toBe(404)
  expect((await publish(analyst, { nodeId: 'loc-b105', year: last })).status).toBe(403)
  const operator = await SignedInClient.signIn(own.url, 'system')
  expect((await publish(operator, { nodeId: null, year: last })).status).toBe(400)
  // Without meters there is an empty one.
  expect((await publish(owner, { nodeId: null, year: last })).body).toMatchObject({
    products: [],
    factors: [],
  })
  expect((await list(owner)).reports).toHaveLength(1)
  expect((await list(manager)).reports.every(({ nodeId }) => nodeId !== null)).toBe(true)
})

test('a report is withdrawn once, with a reason, and stays listed as it was published', async () => {
  const { body } = await publish(manager, { nodeId: 'loc-b105', year: last - 1 })
  expect(body.withdrawn).toBeNull()
  const withdraw = (as: SignedInClient, reason = 'The factor was of another year') =>
    as.post<PublishedCarbonReport>(`${path}/${body.id}/withdrawal`, { reason })
  expect((await withdraw(owner)).status).toBe(404)
  expect((await withdraw(analyst)).status).toBe(403)
  expect((await withdraw(manager, ' ')).status).toBe(400)
  expect((await withdraw(manager, 'x'.repeat(501))).status).toBe(400)
  const told = await Promise.all([withdraw(manager), withdraw(manager)])
  expect(told.map(({ status }) => status).sort()).toEqual([200, 409])
  const { reports } = await list(analyst)
  expect(reports.find(({ id }) => id === body.id)).toEqual({
    ...body,
    withdrawn: { at: expect.any(String), by: 'Maren Holt', reason: 'The factor was of another year' },
  })
  const administrator = await SignedInClient.signIn(own.url, 'admin')
  const log = await administrator.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=carbon-report.withdrawn',
  )
  expect(log.body.entries).toMatchObject([{ subject: { id: body.id }, detail: { year: last - 1 } }])
})
