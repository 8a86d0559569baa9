import { newDataFolder, startTemporaryPostgres, type TemporaryPostgres } from '@energycockpit/testing'
import { sql } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { isNamed, searchNodes } from '../organization/hierarchy-repository'
import { openEntities, type Entities } from './entities'

let postgres: TemporaryPostgres | undefined
let folder: string
beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  folder = await newDataFolder('name-search')
})
afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const warn = jest.fn()
beforeEach(() => warn.mockClear())

async function onStore(databaseUrl: string | undefined, use: (entities: Entities) => Promise<void>) {
  const env = { NODE_ENV: 'test', DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
  const entities = await openEntities(readConfig(env), { warn })
  try {
    await use(entities)
  } finally {
    await entities.close()
  }
}

const indexed = async ({ db }: Entities) => {
  const { rows } = await sql<{ tablename: string }>`
    select tablename from pg_indexes where indexname like '%_searched' order by tablename`.execute(db)
  return rows.map(({ tablename }) => tablename)
}
const all = ['audit_entry', 'location', 'metering_point', 'organizational_unit', 'portal_user']

/** Undefined: there is no such store here. */
const stores: [string, () => Promise<string | undefined>][] = [
  ['PGlite', async () => undefined],
  ['PostgreSQL', async () => postgres && (await postgres.createDatabase('searched'))],
]

test.each(stores)('%s, of before too, gets the indexes, and search reads them', async (name, urlOf) => {
  const url = await urlOf()
  if (name === 'PostgreSQL' && url === undefined) return
  await onStore(url, async (entities) => {
    expect(await indexed(entities)).toEqual(all)
    await sql`drop extension pg_trgm cascade`.execute(entities.db)
    expect(await indexed(entities)).toEqual([])
  })
  await onStore(url, async (entities) => {
    expect(await indexed(entities)).toEqual(all)
    const plan = await entities.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db)
      return sql`explain select from hierarchy_node n where ${isNamed('%ashgrove%')}`.execute(db)
    })
    for (const table of ['organizational_unit', 'location', 'metering_point'])
      expect(JSON.stringify(plan.rows)).toContain(`Bitmap Index Scan on ${table}_searched`)
  })
  expect(warn).not.toHaveBeenCalled()
})

test('a PostgreSQL whose user may not create the extension is used without, and the log says so', async () => {
  if (postgres === undefined) return
  const url = await postgres.createDatabase('without_rights')
  await onStore(url, async ({ db }) => {
    await sql`drop extension pg_trgm cascade`.execute(db)
    await sql`create role without_rights login in role pg_read_all_data, pg_write_all_data`.execute(db)
  })
  await onStore(url.replace('portal@', 'without_rights@'), async ({ db }) => {
    expect(
      await searchNodes(db, 'ashgrove', { visible: [1], limit: 10, after: undefined, withArchived: false }),
    ).toEqual([])
  })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('pg_trgm'))
})
