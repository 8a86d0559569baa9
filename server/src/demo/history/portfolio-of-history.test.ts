import { newDataFolder } from '@energycockpit/testing'
import type { AttributeSubject } from '@energycockpit/contract'
import type { FastifyBaseLogger } from 'fastify'
import { rm } from 'node:fs/promises'
import { demoBusinesses, demoUsers, seedDemoUsers } from '../../identity/demo-users'
import { loadUser } from '../../identity/load-user'
import { itemsById, objectsAtLocations } from '../../organization/structure/item-repository'
import { readTwin } from '../../organization/twin/service'
import { createImports, type Imports } from '../../readings/imports/imports'
import { auditLog, openStores } from '../../readings/imports/imports-in-process.testing'
import { createDemoPortfolio } from '../create-portfolio'
import { listActions } from '../../energy-management/actions/repository'
import { budgetService } from '../../energy-management/budgets/service'
import { energyUseService } from '../../energy-management/energy-uses/service'
import { indicatorService } from '../../energy-management/indicators/service'
import { actions } from '../records/actions'
import { attributes, attributesOfTwin } from '../records/attributes'
import { budgets } from '../records/budgets'
import { energyUses } from '../records/energy-uses'
import { buildings } from '../records/buildings'
import { indicators } from '../records/indicators'
import { libraryTwin } from '../records/library-twin'
import { locationOf } from '../records/metering-points'
import { usesAndQuantities } from '../records/uses-and-quantities'
import { runHistory } from './run-history'

/* What the demo's users have said of their buildings, meters and machines. */
let dataDir: string
let stores: Awaited<ReturnType<typeof openStores>>
let imports: Imports
beforeAll(async () => {
  dataDir = await newDataFolder('demo-attributes')
  stores = await openStores(dataDir)
  await createDemoPortfolio(stores.entities, 'de')
  await seedDemoUsers(stores.entities)
  imports = createImports(stores, auditLog)
})
afterAll(async () => {
  await stores?.close()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const log = {} as FastifyBaseLogger
const events = [
  ...usesAndQuantities,
  ...attributes,
  ...libraryTwin,
  ...attributesOfTwin,
  ...actions,
  ...indicators,
  ...budgets,
  ...energyUses,
]
const run = (locale: 'de' | 'en' = 'de') =>
  runHistory({
    ...{ imports, log, events, signal: new AbortController().signal },
    time: { firstStart: new Date('2026-11-23T10:00:00Z'), locale },
  })
const db = () => stores.entities.db
const definitions = (appliesTo: AttributeSubject) =>
  db().selectFrom('attribute_definition').selectAll().where('applies_to', '=', appliesTo).execute()

test('a location that a user has taken out of use, and an attribute of theirs, are left alone', async () => {
  await db().updateTable('location').set({ archived_at: new Date() }).where('id', '=', 'loc-b25').execute()
  await db()
    .insertInto('attribute_definition')
    .values({
      ...{ id: 'attr-own', client_business_id: demoBusinesses.subBusiness.id, applies_to: 'LOCATION' },
      ...{ name: 'BAUJAHR', type: 'TEXT', unit: null, choices: '[]' },
    })
    .execute()
  await run()
  const [museum] = await itemsById(db(), 'LOCATION', ['loc-b25'])
  expect(museum!.fields).toMatchObject({ attributes: {}, use: [] })
  const [library] = await itemsById(db(), 'LOCATION', ['loc-b40'])
  expect(library!.fields).not.toHaveProperty('attributes.attr-own')
})

test('every building in use has a use, and one was another before', async () => {
  const items = await itemsById(db(), 'LOCATION', buildings.map(locationOf))
  const uses = items.map(({ id, fields }) => [id, fields.kind === 'LOCATION' && fields.use] as const)
  expect(uses.filter(([, use]) => use === false || use.length === 0).map(([id]) => id)).toEqual(['loc-b25'])
  expect(Object.fromEntries(uses)['loc-b65']).toEqual([
    { from: null, value: 'RESIDENTIAL' },
    { from: '2026-05-01', value: 'UNIVERSITY' },
  ])
  const [hall] = await itemsById(db(), 'LOCATION', ['loc-b113'])
  expect(hall!.fields).toMatchObject({
    beds: [
      { from: null, value: 138 },
      { from: '2026-02-01', value: 184 },
    ],
  })
})

test.each(['LOCATION', 'METERING_POINT', 'OBJECT'] as const)(
  '%s has values of its attributes',
  async (kind) => {
    const defined = (await definitions(kind)).filter(({ id }) => id !== 'attr-own')
    const items = [
      ...(kind === 'OBJECT' ? await objectsAtLocations(db(), ['loc-b40']) : []),
      ...(await itemsById(db(), kind, ['loc-b2', 'loc-b40', 'mp-b40-gas', 'mp-b77-electricity'])),
    ]
    const having = items.flatMap(({ fields }) =>
      'attributes' in fields ? Object.keys(fields.attributes) : [],
    )
    expect(new Set(having)).toEqual(new Set(defined.map(({ id }) => id)))
  },
)

test('the twin has pictures, plans and a document, and is not made twice', async () => {
  const user = (await loadUser(db(), demoUsers.find(({ key }) => key === 'manager')!.uuid))!
  const twin = () => readTwin({ db: db(), user, audit: auditLog, log }, { locationId: 'loc-b40' })
  const first = await twin()
  expect(first.location.plan).not.toBeNull()
  expect(first.files.map(({ purpose }) => purpose).sort()).toEqual([
    ...['DOCUMENT', 'IMAGE', 'IMAGE', 'PLAN', 'PLAN', 'PLAN'],
  ])
  expect(first.objects.find(({ id }) => id === 'obj-library-boiler')!.fields).toMatchObject({
    ...{ name: 'Gaskessel', meteringPoints: ['mp-b40-gas'], category: 'HEAT_GENERATOR' },
  })
  // As if the server had been killed before it remembered it, and was started again in another language.
  await db().deleteFrom('demo_event').where('key', '=', libraryTwin[0]!.key).execute()
  await run('en')
  expect((await twin()).objects).toEqual(first.objects)
})

test('there are actions in several states, of which each is worth something or costs more', async () => {
  const found = await listActions(db(), [demoBusinesses.subBusiness.id])
  expect(
    found.map(({ content, nodeName }) => [content.name, content.state, content.dueOn, nodeName]),
  ).toEqual([
    ['Drehzahlgeregelte Ventilatoren', 'PLANNED', '2027-03-15', expect.any(String)],
    ['LED-Leuchten in allen Fluren', 'IN_PROGRESS', '2026-10-28', null],
    ['Wärmepumpe statt Gaskessel', 'IDEA', null, expect.any(String)],
  ])
})

test('there are indicators with a baseline and a target of months that fit together', async () => {
  const user = (await loadUser(db(), demoUsers.find(({ key }) => key === 'manager')!.uuid))!
  const found = await indicatorService.read({ db: db(), user, audit: auditLog, log })
  expect(found.map(({ name, nodeName }) => [name, nodeName])).toEqual([
    ['Alle Gebäude: Strom des Monats', null],
    ['Bibliothek: Gas pro Gradtag', expect.any(String)],
    ['Labore: Strom pro m²', expect.any(String)],
  ])
  for (const { baseline, targets } of found) {
    expect(baseline).toMatchObject({ from: expect.stringMatching(/^202[34]-11$/), kind: 'PERIOD' })
    expect(targets).toMatchObject([{ from: '2025-11', kind: 'SHARE' }])
  }
})

test('uses of energy are linked to the indicators and actions of the demo', async () => {
  const user = (await loadUser(db(), demoUsers.find(({ key }) => key === 'manager')!.uuid))!
  const found = await energyUseService.read({ db: db(), user, audit: auditLog, log })
  expect(
    found.map((use) => [use.name, use.verdict, use.reviewOn, use.indicatorIds.length, use.actionIds.length]),
  ).toEqual([
    ['Gas · Bibliothek Reedmace', 'SIGNIFICANT', '2026-10-15', 1, 1],
    ['Kindertagesstätte', 'NOT_SIGNIFICANT', '2027-11-15', 0, 0],
    ['Strom · Labore Ashgrove', 'SIGNIFICANT', '2027-11-15', 1, 1],
  ])
})

test('there are budgets of the running year', async () => {
  const user = (await loadUser(db(), demoUsers.find(({ key }) => key === 'manager')!.uuid))!
  const found = await budgetService.read({ db: db(), user, audit: auditLog, log })
  expect(found.map(({ name, year, costs }) => [name, year, costs !== null])).toEqual([
    ['Alle Gebäude: Gas', 2026, false],
    ['Labore: Strom', 2026, true],
  ])
})
