import type { StructureImportResult, StructureItem, Twin } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, object } from '../structure/items.testing'
import { structureClient, type Failure } from '../structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
}, 240_000)
const { created, update, estate } = structureClient(
  () => manager,
  () => own.id,
)

const pathOf = ({ id }: StructureItem) => `/rest/secure/locations/${id}/twin`
const twinOf = async (hall: StructureItem, query = '') =>
  (await manager.get<Twin & Failure>(`${pathOf(hall)}${query}`)).body
const newObject = (
  hall: StructureItem,
  name: string,
  more: Partial<ReturnType<typeof object>['fields']> = {},
) => created({ ...object('Press').fields, objectId: null, name, location: hall.id, ...more })
const barnBeside = (hall: StructureItem) =>
  created({
    ...{ ...location('').fields, locationId: null, name: 'Barn' },
    parentOrgUnit: (hall.fields as { parentOrgUnit: string }).parentOrgUnit,
  })

const importDocument = async (document: object, dryRun = false) => {
  const response = await manager.fetch('/rest/secure/structure-documents', {
    method: 'POST',
    headers: { origin: own.url, 'content-type': 'application/json' },
    body: JSON.stringify({ businessId: own.id, dryRun, document }),
  })
  return (await response.json()) as StructureImportResult & Failure
}
const keys = (item: StructureItem) => Object.values(item.fields)[1] as string

test('objects are created and changed by the ids that people know, and the rest of them stays', async () => {
  const { hall, main } = await estate()
  const id = (name: string) => `${keys(hall)}-${name}`
  const objects = [
    {
      objectId: id('PUMP'),
      name: 'Pump',
      location: keys(hall),
      parentObject: id('LINE'),
      meteringPoints: [keys(main)],
    },
    { objectId: id('LINE'), name: 'Line', location: keys(hall), category: 'AREA' },
  ]
  expect(await importDocument({ objects })).toMatchObject({ created: 2, faultCount: 0 })
  expect(await importDocument({ objects })).toMatchObject({ created: 0, unchanged: 2, step: null })
  const [line] = (await twinOf(hall)).objects
  await update(line!, { position: { x: 1, y: 0 } })
  const renamed = [{ objectId: id('LINE'), name: 'Line 1' }]
  expect(await importDocument({ objects: renamed })).toMatchObject({ changed: 1 })
  expect((await twinOf(hall)).objects[0]!.fields).toMatchObject({
    name: 'Line 1',
    position: { x: 1, y: 0 },
    category: 'AREA',
  })
  expect((await importDocument({ objects: [{ ...objects[0], parentObject: 'none' }] }, true)).faults).toEqual(
    [expect.objectContaining({ kind: 'OBJECT', field: 'parentObject', code: 'REFERENCE_UNKNOWN' })],
  )
})

test('a meter that goes elsewhere leaves its objects, unless the document says otherwise, which is a fault', async () => {
  const { hall, main } = await estate()
  const barn = await barnBeside(hall)
  const press = await newObject(hall, 'Press', { meteringPoints: [main.id] })
  const meteringPoints = [{ meteringPointId: keys(main), location: keys(barn) }]
  const objects = [{ objectId: keys(press), meteringPoints: [keys(main)] }]
  expect((await importDocument({ meteringPoints, objects }, true)).faults).toEqual([
    expect.objectContaining({
      kind: 'METERING_POINT',
      row: 1,
      code: 'ASSIGNED_TO_OBJECT',
      about: ['Press'],
    }),
  ])
  const told = await importDocument({ meteringPoints }, true)
  expect(told.differences.map(({ kind, row, name }) => [kind, row, name])).toEqual([
    ['METERING_POINT', 1, 'Main'],
    ['OBJECT', null, 'Press'],
  ])
  expect(await importDocument({ meteringPoints })).toMatchObject({ changed: 2, unchanged: 0 })
})
