import { maxRecentObjects, type RecentKind, type RecentObject } from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { demoBusinesses } from '../identity/demo-users'
import { ownBusiness, type OwnBusiness } from '../access/own-business.testing'
import { location, point, unit } from '../organization/structure/items.testing'
import { structureClient } from '../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const { created } = structureClient(
  () => manager,
  () => own.id,
)
const path = '/rest/secure/recent-objects'
const open = async (client: SignedInClient, kind: RecentKind, id: string) =>
  expect((await client.post(path, { kind, id })).status).toBe(204)
const recent = async (client: SignedInClient) =>
  (await client.get<{ objects: RecentObject[] }>(path)).body.objects
const names = async (client: SignedInClient) => (await recent(client)).map(({ name }) => name)
const newLocation = (name: string) => created({ ...location('').fields, locationId: null, name })

test('what was opened last is listed first, each once, with its place and its page', async () => {
  const group = await created({ ...unit('').fields, orgUnitId: null, name: 'North' })
  const hall = await created({
    ...location('').fields,
    ...{ locationId: null, name: 'Hall', parentOrgUnit: group.id },
  })
  const meter = await created({
    ...{ ...point('').fields, meteringPointId: null, name: 'Main meter', location: hall.id },
  })
  const view = (
    await manager.post<{ id: string }>('/rest/secure/analysis/views', {
      ...{ name: 'Gas this winter', page: 'ranking', query: '?product=GAS', shared: false },
    })
  ).body
  expect(await recent(manager)).toEqual([])
  await open(manager, 'LOCATION', hall.id)
  await open(manager, 'METERING_POINT', meter.id)
  await open(manager, 'SAVED_VIEW', view.id)
  await open(manager, 'ORG_UNIT', group.id)
  await open(manager, 'LOCATION', hall.id)
  const [first, second, third, fourth] = await recent(manager)
  expect(first).toMatchObject({
    ...{ kind: 'LOCATION', id: hall.id, name: 'Hall', productType: null },
    path: [{ name: own.name }, { id: group.id, name: 'North' }],
    url: `/platform/analysis?node=${hall.id}`,
  })
  expect(Date.now() - Date.parse(first!.viewedAt)).toBeLessThan(60_000)
  expect(second).toMatchObject({ kind: 'ORG_UNIT', name: 'North' })
  expect(third).toMatchObject({
    ...{ kind: 'SAVED_VIEW', name: 'Gas this winter', path: [] },
    url: '/platform/analysis/ranking?product=GAS',
  })
  expect(fourth).toMatchObject({ kind: 'METERING_POINT', productType: 'ELECTRICITY' })
  expect(await recent(manager)).toHaveLength(4)

  // Who reads meters sees no values, nor the views of them; what others opened is nobody's business.
  const reader = await own.user('METER_READER')
  expect(await recent(reader)).toEqual([])
  await open(reader, 'LOCATION', hall.id)
  await open(reader, 'SAVED_VIEW', view.id)
  expect(await recent(reader)).toMatchObject([
    { url: `/platform/organization/hierarchy?LOCATION=${hall.id}` },
  ])
  // A view that belongs to somebody else is none that one sees.
  const colleague = await own.user('ANALYST')
  await open(colleague, 'SAVED_VIEW', view.id)
  expect(await recent(colleague)).toEqual([])

  await manager.delete(`/rest/secure/analysis/views/${view.id}`)
  expect(await names(manager)).toEqual(['Hall', 'North', 'Main meter'])
  expect((await manager.delete(path)).status).toBe(204)
  expect(await recent(manager)).toEqual([])
  expect(await recent(reader)).toHaveLength(1)
})

test('no more than the newest are listed, and whoever opens all of them at once gets no error', async () => {
  const halls = []
  for (let hall = 0; hall < maxRecentObjects + 2; hall += 1) halls.push(await newLocation(`Hall ${hall}`))
  for (const { id } of halls) await open(manager, 'LOCATION', id)
  const expected = halls.map((_, index) => `Hall ${index}`).reverse()
  expect(await names(manager)).toEqual(expected.slice(0, maxRecentObjects))
  await Promise.all(halls.map(({ id }) => open(manager, 'LOCATION', id)))
  expect(await names(manager)).toHaveLength(maxRecentObjects)
})

test('what another business has is not kept, and is there for nobody', async () => {
  const stranger = await (await ownBusiness()).user('ADMIN')
  const hall = await newLocation('Secret hall')
  await open(stranger, 'LOCATION', hall.id)
  await open(stranger, 'LOCATION', 'nowhere')
  // The id of one kind is none of another.
  await open(manager, 'METERING_POINT', hall.id)
  expect(await names(stranger)).toEqual([])
  expect(await names(manager)).not.toContain('Secret hall')
})

test('each business that somebody looks at has a list of its own', async () => {
  const operator = await SignedInClient.signIn(own.url, 'system')
  const lookAt = async (businessId: number | null) =>
    expect((await operator.put('/rest/secure/active-business', { businessId })).status).toBe(204)
  const hall = await newLocation('Seen by the operator')
  await operator.delete(path)
  await open(operator, 'LOCATION', hall.id)
  expect(await names(operator)).toEqual(['Seen by the operator'])
  await lookAt(demoBusinesses.subBusiness.id)
  expect(await names(operator)).toEqual([])
  await lookAt(null)
  expect(await names(operator)).toEqual(['Seen by the operator'])
})
