import {
  maxLocationGroups,
  type ChangedGroup,
  type ListedLocation,
  type LocationGroup,
  type StructureItem,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location } from '../structure/items.testing'
import { structureClient } from '../structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 180_000)

const { send, created, read, undo, stepsOf } = structureClient(
  () => manager,
  () => own.id,
)
const path = '/rest/secure/location-groups'
const groups = async () =>
  (await manager.get<{ groups: LocationGroup[] }>(path)).body.groups.filter(({ name }) =>
    name.startsWith('T '),
  )
const counts = async () => (await groups()).map(({ name, locations }) => `${name}: ${locations}`)
const listed = async (query: Record<string, string>) =>
  (
    await manager.get<{ locations: ListedLocation[]; next: string | null }>(
      `/rest/secure/locations?${new URLSearchParams({ businessId: String(own.id), ...query })}`,
    )
  ).body
const change = (name: string, more: object) =>
  send<ChangedGroup>('POST', `${path}/members`, { businessId: own.id, name, ...more })
const rename = (name: string, to: string, more: object = {}) =>
  send<ChangedGroup>('POST', `${path}/names`, { businessId: own.id, name, to, ...more })
const dissolve = (name: string) =>
  send<ChangedGroup>('DELETE', `${path}?${new URLSearchParams({ businessId: String(own.id), name })}`)

const hall = (name: string, locationGroups: string[] = []) =>
  created({ ...location('').fields, locationId: null, name, locationGroups })
const ids = (...items: StructureItem[]) => items.map(({ id }) => id)

test('a group is created, grows, is renamed and dissolved; each is one step, and undone as one', async () => {
  const [one, two, three] = [await hall('T Mill'), await hall('T Barn'), await hall('T Quay')]
  const made = await change('T North', { add: ids(one, two), isNew: true })
  expect(made.answer).toEqual({ step: expect.any(Number) as number, locations: 2 })
  expect((await change('T North', { add: ids(three), isNew: true })).refused).toBe(
    '409 LOCATION_GROUP_EXISTS',
  )
  expect((await change('T North', { add: ids(three, one), remove: ids(two) })).answer.locations).toBe(2)
  expect(await counts()).toEqual(['T North: 2'])
  expect((await listed({ group: 'T North' })).locations.map(({ name }) => name)).toEqual(['T Mill', 'T Quay'])
  expect((await listed({ outside: 'T North', search: 't b' })).locations).toMatchObject([
    { name: 'T Barn', groups: [], path: [{ name: own.name }] },
  ])

  const renamed = await rename('T North', 'T Upper')
  expect([renamed.answer.locations, await counts()]).toEqual([2, ['T Upper: 2']])
  const { step } = renamed.answer
  expect((await stepsOf(one))[0]).toMatchObject({ step, action: 'CHANGED', items: 2, canUndo: true })
  await undo(step)
  expect(await counts()).toEqual(['T North: 2'])
  const gone = await dissolve('T North')
  expect([gone.answer.locations, await counts()]).toEqual([2, []])
  await undo(gone.answer.step)
  expect(await counts()).toEqual(['T North: 2'])
  expect((await dissolve('T North')).refused).toBeUndefined()
  expect((await dissolve('T North')).refused).toBe('404 NOT_FOUND')
})

test('a name that another group has is refused until they are to become one', async () => {
  const [one, both] = [await hall('T One', ['T A']), await hall('T Both', ['T A', 'T B'])]
  expect((await rename('T A', 'T B')).refused).toBe('409 LOCATION_GROUP_EXISTS')
  const merged = await rename('T A', 'T B', { merge: true })
  expect([merged.answer.locations, await counts()]).toEqual([2, ['T B: 2']])
  expect((await read(both)).item.fields).toMatchObject({ locationGroups: ['T B'] })
  await undo(merged.answer.step)
  expect(await counts()).toEqual(['T A: 2', 'T B: 1'])
  expect((await read(one)).item.fields).toMatchObject({ locationGroups: ['T A'] })
  expect((await rename('T A', 'T A')).answer).toEqual({ step: null, locations: 0 })
  expect((await rename('T A', 'T A, B')).refused).toBe('400 VALIDATION_FAILED')
})

test('archived members are renamed as well, and counted apart', async () => {
  const old = await hall('T Old', ['T Past'])
  const address = `/rest/secure/structure/LOCATION/${old.id}/archive`
  await send('POST', address, { revision: old.revision, archived: true })
  expect((await groups()).find(({ name }) => name === 'T Past')).toMatchObject({ locations: 0, archived: 1 })
  await rename('T Past', 'T Former')
  expect((await listed({ group: 'T Former' })).locations).toMatchObject([{ name: 'T Old', archived: true }])
})

test('more groups than a location may have, and locations of others, are refused', async () => {
  const full = await hall(
    'T Full',
    Array.from({ length: maxLocationGroups }, (_, nth) => `T ${nth}`),
  )
  expect((await change('T Last', { add: ids(full) })).refused).toBe('400 locationGroups TOO_MANY_GROUPS')
  expect((await change('T Last', { add: ['none'] })).refused).toBe('404 NOT_FOUND')
})

test('locations come a page at a time, each once', async () => {
  const names: string[] = []
  for (let nth = 0; nth < 103; nth += 1) names.push(`T Page ${String(nth).padStart(3, '0')}`)
  await send('POST', '/rest/secure/structure-documents', {
    businessId: own.id,
    dryRun: false,
    document: {
      locations: names.map((name) => ({
        ...{ locationId: name, name, timeZone: 'Europe/London', locationGroups: ['T Pages'] },
      })),
    },
  })
  const first = await listed({ group: 'T Pages' })
  const second = await listed({ group: 'T Pages', after: first.next! })
  expect([...first.locations, ...second.locations].map(({ name }) => name)).toEqual(names)
  expect(second.next).toBeNull()
  // More than fifty changes load the whole business.
  expect((await rename('T Pages', 'T Leaves')).answer.locations).toBe(103)
})
