import {
  locationTableOrders,
  type AttributeDefinition,
  type LocationTableQuery,
  type NewAttribute,
  type StructureItem,
  type TabledLocation,
} from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { strFromU8, unzipSync } from 'fflate'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { location, point, series, unit } from '../structure/items.testing'
import { structureClient } from '../structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let admin: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  admin = await own.user('ADMIN')
}, 180_000)

const { send, created } = structureClient(
  () => manager,
  () => own.id,
)
const path = '/rest/secure/locations/table'
interface Page {
  locations: TabledLocation[]
  count: number | null
  next: string | null
}
type Query = Partial<Record<keyof LocationTableQuery, string>>
const asked = (query: Query, as = manager) => as.get<Page>(`${path}?${new URLSearchParams(query)}`)
const found = async (query: Query = {}, as = manager) => (await asked(query, as)).body.locations
const names = async (query: Query = {}) => (await found(query)).map(({ name }) => name)

type Fields = Parameters<typeof location>[1]
const hall = (name: string, more: Fields = {}) =>
  created({ ...location('').fields, locationId: null, name, ...more })
const newUnit = (name: string, parentOrgUnit: string | null = null) =>
  created({ ...unit('').fields, orgUnitId: null, name, parentOrgUnit })
const meter = (name: string, at: StructureItem, more: Parameters<typeof point>[1] = {}) =>
  created({ ...point('').fields, meteringPointId: null, name, location: at.id, ...more })

const file = async (query: Query & { language?: string; format?: string }, as = manager) => {
  const all = { format: 'csv', language: 'en', day: '2026-01-31', ...query }
  const response = await as.fetch(`${path}/download?${new URLSearchParams(all)}`)
  return { response, content: new Uint8Array(await response.arrayBuffer()) }
}
const linesOf = async (query: Query & { language?: string } = {}) =>
  strFromU8((await file(query)).content)
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')

test('what is shown of a location: what it stands below, its weather, groups, address, coordinates, attributes', async () => {
  const attribute = async (more: Partial<NewAttribute>) =>
    (
      await send<{ definition: AttributeDefinition }>(
        'POST',
        '/rest/secure/attributes',
        {
          ...{ businessId: own.id, appliesTo: 'LOCATION', unit: null, choices: [] },
          ...more,
        },
        admin,
      )
    ).answer.definition
  const rooms = await attribute({ name: 'Rooms', type: 'NUMBER', unit: 'pcs' })
  const roof = await attribute({ name: 'Roof', type: 'CHOICE', choices: ['Flat', 'Steep'] })
  const due = await attribute({ name: 'Due', type: 'DATE' })
  const north = await newUnit('A North')
  const yard = await hall('A Yard')
  const weather = { objectKind: 'WEATHER_STATION', type: null, productType: 'WEATHER' } as const
  const station = await meter('A Station', yard, weather)
  const mill = await hall('A Mill', {
    ...{ parentOrgUnit: north.id, locationId: 'A-1', street: 'Quay 3', city: 'Ely' },
    ...{ latitude: 52.4, longitude: -0.25, locationGroups: ['A One', 'A Two'] },
    weatherStation: station.id,
    attributes: { [rooms.id]: 12.5, [roof.id]: roof.choices[1]!.id, [due.id]: '2027-03-12' },
  })
  expect(await found({ search: 'a m' })).toEqual([
    {
      ...{ id: mill.id, name: 'A Mill', businessId: own.id, locationId: 'A-1' },
      parentOrgUnit: { id: north.id, name: 'A North' },
      weatherStation: { id: station.id, name: 'A Station' },
      ...{ locationGroups: ['A One', 'A Two'], street: 'Quay 3', city: 'Ely' },
      geoCoordinates: { longitude: -0.25, latitude: 52.4 },
      locationAttributes: [
        { label: 'Due', type: 'DATE', value: '2027-03-12', unit: null },
        { label: 'Roof', type: 'CHOICE', value: 'Steep', unit: null },
        { label: 'Rooms', type: 'NUMBER', value: 12.5, unit: 'pcs' },
      ],
      archived: false,
    },
  ])
  expect(await found({ search: 'a y' })).toMatchObject([
    {
      parentOrgUnit: { id: `cb-${own.id}`, name: own.name },
      ...{ weatherStation: null, street: null, geoCoordinates: null, locationAttributes: [] },
    },
  ])
  const [headings, row] = await linesOf({ search: 'a m', language: 'de' })
  expect(headings).toBe(
    'Name;Standort-ID;Übergeordnete Einheit;Wetterstation;Standortgruppen;Straße;Ort;Längengrad;Breitengrad;Due;Roof;Rooms (pcs);Archiviert',
  )
  expect(row).toBe('A Mill;A-1;A North;A Station;"A One; A Two";Quay 3;Ely;-0,25;52,4;2027-03-12;Steep;12,5;')
})

test('they are those below the chosen objects, wherever these are moved, and once though several objects have them', async () => {
  const [north, south] = [await newUnit('B North'), await newUnit('B South')]
  const inner = await newUnit('B Inner', north.id)
  const [one, two] = [
    await hall('B One', { parentOrgUnit: inner.id }),
    await hall('B Two', { parentOrgUnit: south.id }),
  ]
  const main = await meter('B Main', two)
  const below = (...objects: StructureItem[]) => names({ objects: objects.map(({ id }) => id).join(',') })
  expect(await below(north)).toEqual(['B One'])
  expect(await below(one, inner)).toEqual(['B One'])
  expect(await below(one, south)).toEqual(['B One', 'B Two'])
  expect(await below(main)).toEqual(['B Two'])
  expect(await names({ objects: `cb-${own.id}`, search: 'B ' })).toEqual(['B One', 'B Two'])

  const { refused } = await send('POST', '/rest/secure/structure-moves', {
    ...{ items: [{ kind: 'LOCATION', id: one.id }], to: { type: 'ORG_UNIT', id: south.id } },
    since: '2026-01-01',
  })
  expect(refused).toBeUndefined()
  expect(await below(north)).toEqual([])
  expect(await below(south)).toEqual(['B One', 'B Two'])
  const { response } = await file({ objects: `${south.id},${main.id}` })
  expect(decodeURIComponent(response.headers.get('content-disposition')!)).toContain(
    'B South, B Main-Locations-2026-01-31.csv',
  )
})

test.each(locationTableOrders.flatMap((sort) => [{ sort }, { sort, descending: 'true' }]))(
  'pages show each location once, in the order of the whole and of the file: %j',
  async (order) => {
    const whole = await found({ ...order, limit: '500' })
    const first = (await asked({ ...order, limit: '500' })).body
    expect(first.count).toBe(whole.length)
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = (await asked({ ...order, limit: '2', ...(cursor && { cursor }) })).body
      walked.push(...page.locations.map(({ id }) => id))
      cursor = page.next
    }
    expect(walked).toEqual(whole.map(({ id }) => id))
    const [, ...rows] = await linesOf(order)
    expect(rows).toHaveLength(whole.length)
    for (const [place, { name, locationId }] of whole.entries())
      expect(rows[place]).toContain(`${name},${locationId},`)
  },
)

test('they are found by name, ID and address, and narrowed by group and by what is measured there', async () => {
  const [gas, dry] = [
    await hall('C Gas', { street: 'Corn Lane', city: 'C March', locationGroups: ['C'] }),
    await hall('C_Dry', { locationId: 'C-77' }),
  ]
  const main = await meter('C Meter', gas, { productType: 'GAS' })
  await created({ ...series('').fields, meteringPoint: main.id, quantity: 'VOLUME', unit: 'm³' })
  await meter('C Hand', dry, { objectKind: 'MANUAL_READ' })
  for (const search of ['c gas', 'corn', 'march']) expect(await names({ search })).toEqual(['C Gas'])
  expect(await names({ search: 'C-77' })).toEqual(['C_Dry'])
  expect(await names({ search: 'C_' })).toEqual(['C_Dry'])
  expect(await names({ locationGroup: 'C' })).toEqual(['C Gas'])
  expect(await names({ productType: 'GAS' })).toEqual(['C Gas'])
  expect(await names({ quantity: 'VOLUME' })).toEqual(['C Gas'])
  expect(await names({ quantity: 'VOLUME', kind: 'VIRTUAL' })).toEqual([])
  expect(await names({ manual: 'true' })).toEqual(['C_Dry'])
})

test('what is archived is shown where it is wanted', async () => {
  const old = await hall('D Old')
  await send('POST', `/rest/secure/structure/LOCATION/${old.id}/archive`, {
    ...{ revision: old.revision, archived: true },
  })
  expect(await names({ search: 'D O' })).toEqual([])
  expect(await found({ search: 'D O', archived: 'true' })).toMatchObject([{ name: 'D Old', archived: true }])
})

test('no text of a file is a formula', async () => {
  await hall('=HYPERLINK("http://x","y")', { street: '+49', city: '@SUM(1)', locationGroups: ['-2'] })
  const [, row] = await linesOf({ search: 'HYPERLINK' })
  expect(row).toMatch(/^"'=HYPERLINK\(""http:\/\/x"",""y""\)",/)
  expect(row).toContain(",'-2,'+49,'@SUM(1),")
  const { content, response } = await file({ search: 'HYPERLINK', format: 'xlsx' })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  const sheet = unzipSync(content)
  expect(strFromU8(sheet['xl/worksheets/sheet1.xml']!)).not.toContain('<f>')
  expect(strFromU8(sheet['xl/sharedStrings.xml']!)).toContain('HYPERLINK')
})

test('of other businesses nothing is found, their objects are not known, and a role without the hierarchy sees none', async () => {
  const stranger = await (await ownBusiness()).user()
  const mine = await hall('E Mine')
  expect(await found({}, stranger)).toEqual([])
  for (const objects of [mine.id, `cb-${own.id}`, `${mine.id},nowhere`]) {
    expect((await asked({ objects }, stranger)).status).toBe(404)
    expect((await file({ objects }, stranger)).response.status).toBe(404)
  }
  const gamer = await own.user('GAME_ADMIN')
  expect((await asked({}, gamer)).status).toBe(403)
  expect((await file({}, gamer)).response.status).toBe(403)
  const reader = await own.user('KIOSK_USER')
  expect((await asked({}, reader)).status).toBe(200)
  for (const wrong of [{ cursor: 'a' }, { sort: 'colour' }, { objects: 'a,,b' }, { limit: '501' }])
    expect((await asked(wrong)).status).toBe(400)
}, 60_000)
