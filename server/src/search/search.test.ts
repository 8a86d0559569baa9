import { roles, type FoundKind, type RoleName } from '@energycockpit/contract'
import { newDataFolder, startTemporaryPostgres, type TemporaryPostgres } from '@energycockpit/testing'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import { searchAll } from './service'

const own = 1
const foreign = 2
const anna = randomUUID()
const ben = randomUUID()

let postgres: TemporaryPostgres | undefined
let dataDir: string
const stores = new Map<string, Entities>()

beforeAll(async () => {
  dataDir = await newDataFolder('search')
  postgres = await startTemporaryPostgres()
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir }
  stores.set('PGlite', await openEntities(readConfig(env)))
  const url = await postgres?.createDatabase('search')
  if (url !== undefined)
    stores.set('PostgreSQL', await openEntities(readConfig({ ...env, DATABASE_URL: url })))
  for (const entities of stores.values()) await fill(entities)
}, 60_000)
afterAll(async () => {
  for (const entities of stores.values()) await entities.close()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function fill({ db }: Entities): Promise<void> {
  await sql`insert into client_business (id, name) values (${own}, 'Stadtwerke'), (${foreign}, 'Somebody else')`.execute(
    db,
  )
  for (const [uuid, name] of [
    [anna, 'Anna'],
    [ben, 'Ben'],
  ])
    await sql`insert into portal_user (uuid, user_name, display_name, client_business_id, roles)
      values (${uuid}, ${name}, ${name}, ${own}, '{12}')`.execute(db)
  await sql`insert into organizational_unit (id, client_business_id, name, key) values
    ('ou-1', ${own}, 'Schulen Süd', 'OU-7')`.execute(db)
  await sql`insert into location
      (id, client_business_id, organizational_unit_id, name, key, street, postal_code, city, time_zone, archived_at) values
    ('loc-1', ${own}, 'ou-1', 'Grundschule München', 'LOC-77', 'Straße des Friedens 4', '80331', 'München', 'Europe/Berlin', null),
    ('loc-2', ${own}, null, '100 % Öko_Hof', 'LOC-78', null, null, 'Passau', 'Europe/Berlin', null),
    ('loc-3', ${own}, null, 'München old', 'LOC-79', null, null, null, 'Europe/Berlin', now()),
    ('loc-x', ${foreign}, null, 'München foreign', 'LOC-77', null, null, 'München', 'Europe/Berlin', null)`.execute(
    db,
  )
  await sql`insert into metering_point
      (id, client_business_id, location_id, name, metering_point_id, meter_number, malo, melo, type, kind, product_type) values
    ('mp-1', ${own}, 'loc-1', 'Strom Hauptzähler', 'MP-1', '1 EMH00-1234 5678', '50820849851',
      'DE00056266802AO6G56M11SN51G21M24S', 'MAIN', 'MAIN', 'ELECTRICITY'),
    ('mp-2', ${own}, 'loc-1', 'Gas', 'MP-2', '42', null, null, 'MAIN', 'MAIN', 'GAS'),
    ('mp-x', ${foreign}, 'loc-x', 'Strom', 'MP-1', '42', null, null, 'MAIN', 'MAIN', 'ELECTRICITY')`.execute(
    db,
  )
  await sql`insert into metering_point
      (id, client_business_id, location_id, name, metering_point_id, meter_number, type, kind, product_type)
    select 'many-' || one, ${own}, 'loc-2', 'Pumpe ' || one || ' Halle 42', 'P-' || one, 'Z42' || one, 'SUB', 'SUB', 'ELECTRICITY'
    from generate_series(1, 600) one`.execute(db)
  const view = (name: string, owner: string, shared: boolean) =>
    sql`insert into saved_view (id, client_business_id, owner_uuid, name, page, query, shared)
      values (${randomUUID()}, ${own}, ${owner}, ${name}, 'ranking', '?product=GAS', ${shared})`.execute(db)
  await view('Wärme im Winter', anna, false)
  await view('Wärme geteilt', ben, true)
  await view('Wärme heimlich', ben, false)
  const content = JSON.stringify({ name: 'Wärmepumpe einbauen', nodeId: 'loc-1' })
  await sql`insert into energy_action (id, client_business_id, content, deleted_at) values
    (${randomUUID()}, ${own}, ${content}::jsonb, null), (${randomUUID()}, ${own}, ${content}::jsonb, now()),
    (${randomUUID()}, ${foreign}, ${content}::jsonb, null)`.execute(db)
}

describe.each(['PGlite', 'PostgreSQL'])('%s', (store) => {
  async function found(query: string, role: RoleName = 'ANALYST', visible = [own]) {
    const entities = stores.get(store)
    // There is no PostgreSQL on every machine; the embedded one is the same engine.
    if (!entities) return searchIn(stores.get('PGlite')!, query, role, visible)
    return searchIn(entities, query, role, visible)
  }
  const searchIn = ({ db }: Entities, query: string, role: RoleName, visible: number[]) =>
    searchAll({ db, user: { uuid: anna, roles: [roles[role]], visibleBusinessIds: visible } } as never, query)
  const names = async (query: string, role?: RoleName) =>
    Object.fromEntries(
      (await found(query, role)).groups.map((group) => [group.kind, group.found.map(({ name }) => name)]),
    ) as Partial<Record<FoundKind, string[]>>

  test.each([
    'München',
    'muenchen',
    'MUNCHEN',
    'schul münch',
    'münchen grundschule',
    'grundschule-münchen',
    'Mu\u0308nchen',
  ])('%s finds the school in Munich, and neither an archived location nor a foreign one', async (query) => {
    expect((await names(query)).LOCATION).toEqual(['Grundschule München'])
  })

  test('it says where things stand, where they lead and by what they were found', async () => {
    const [locations] = (await found('strasse des friedens')).groups
    expect(locations).toEqual({
      ...{ kind: 'LOCATION', count: 1 },
      found: [
        {
          ...{ id: 'loc-1', name: 'Grundschule München', kind: null, productType: null, owner: null },
          path: ['Stadtwerke', 'Schulen Süd'],
          matched: { field: 'STREET', value: 'Straße des Friedens 4' },
          url: '/platform/organization/hierarchy?LOCATION=loc-1',
        },
      ],
    })
    expect((await found('schulen')).groups).toMatchObject([
      { kind: 'ORG_UNIT', found: [{ name: 'Schulen Süd', matched: null }] },
    ])
  })

  test.each([
    ['1EMH0012345678', 'METER_NUMBER'],
    ['1 emh00 1234 5678', 'METER_NUMBER'],
    ['emh00-1234', 'METER_NUMBER'],
    ['50820849851', 'MALO'],
    ['DE 000562 66802 AO6G56M11SN51G21M24S', 'MELO'],
    ['mp1', 'KEY'],
  ])('%s is found by its %s', async (query, field) => {
    const { groups } = await found(query)
    expect(groups.find(({ kind }) => kind === 'METERING_POINT')?.found[0]).toMatchObject({
      ...{ id: 'mp-1', url: '/platform/analysis/measurement-series/mp-1' },
      ...{ matched: { field }, productType: 'ELECTRICITY', kind: 'MAIN' },
    })
  })

  test('an exact number stands before hundreds that hold it, and those are counted up to a bound', async () => {
    const points = (await found('42')).groups.find(({ kind }) => kind === 'METERING_POINT')!
    expect(points.found).toHaveLength(8)
    expect(points.found[0]).toMatchObject({ id: 'mp-2', matched: { field: 'METER_NUMBER', value: '42' } })
    expect(points.count).toBe(500)
    expect((await names('pumpe 600')).METERING_POINT).toEqual(['Pumpe 600 Halle 42'])
    expect((await names('pumpe')).METERING_POINT?.slice(0, 2)).toEqual([
      'Pumpe 1 Halle 42',
      'Pumpe 2 Halle 42',
    ])
  })

  test('a metering point is found by its own words and those of its location together', async () => {
    expect((await names('münchen gas')).METERING_POINT).toEqual(['Gas'])
    expect((await names('hauptzähler grundschule')).METERING_POINT).toEqual(['Strom Hauptzähler'])
  })

  test('own and shared views and actions are found, with where they lead', async () => {
    const { groups } = await found('wärme')
    expect(groups.map(({ kind }) => kind)).toEqual(['SAVED_VIEW', 'ACTION'])
    expect(groups[0]?.found).toMatchObject([
      { name: 'Wärme geteilt', owner: 'Ben', url: '/platform/analysis/ranking?product=GAS' },
      { name: 'Wärme im Winter', owner: null },
    ])
    expect(groups[1]).toMatchObject({
      count: 1,
      found: [{ name: 'Wärmepumpe einbauen', path: ['Stadtwerke', 'Schulen Süd', 'Grundschule München'] }],
    })
  })

  test('whoever sees no values finds neither views nor actions; whoever sees no hierarchy finds nothing', async () => {
    expect(Object.keys(await names('wärme', 'METER_READER'))).toEqual([])
    expect((await found('mp1', 'METER_READER')).groups[0]?.found[0]?.url).toBe(
      '/platform/organization/hierarchy?METERING_POINT=mp-1',
    )
    expect(await names('münchen', 'GAME_ADMIN')).toEqual({})
    expect((await found('münchen', 'ANALYST', [])).groups).toEqual([])
  })

  test('slips are forgiven where nothing holds the words, and that is said', async () => {
    for (const query of ['Grundshcule', 'Müchen grundschule']) {
      const { similar, groups } = await found(query)
      expect([query, similar, groups.map((group) => group.found.map(({ name }) => name))]).toEqual([
        ...[query, true, [['Grundschule München']]],
      ])
    }
    expect(await found('Kaiserslautern')).toEqual({ groups: [], similar: true })
  })

  test.each(['%', '%%', '__', '\\', "' or true --", '🦔🦔', '\u202e', 'x'.repeat(100), '{}', '[[:<:]]'])(
    'hostile text %j matches nothing that does not hold it',
    async (query) => {
      expect(Object.values(await names(query)).flat()).toEqual([])
    },
  )

  test('signs in a name stand for a blank', async () => {
    expect((await names('100% Öko-Hof')).LOCATION).toEqual(['100 % Öko_Hof'])
  })
})
