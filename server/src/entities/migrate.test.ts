import {
  newDataFolder,
  startTemporaryPostgres,
  temporaryFolder,
  type TemporaryPostgres,
} from '@energycockpit/testing'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from './engine'
import { migrate } from './migrate'
import { inOrder, readMigrations, toMigration } from './migrations'
import { openMigrations } from './open-migrations'
import { openPglite } from './pglite'
import { openPostgresql } from './postgresql'

const first = toMigration('0001-first.sql', 'create table a (x integer); insert into a values (1);')
const second = toMigration('0002-second.sql', 'insert into a values (2); insert into a values (3);')
const broken = toMigration('0003-broken.sql', 'insert into a values (4); insert into nowhere values (1);')

describe('which migrations are to run', () => {
  it('all in a new store, none in one that is up to date', () => {
    expect(openMigrations([first, second], [])).toEqual([first, second])
    expect(openMigrations([first, second], [first, second])).toEqual([])
  })

  it('also one between others, for every subject has its own range of numbers', () => {
    expect(openMigrations([first, second, broken], [first, broken])).toEqual([second])
  })

  it('none in a store of a newer version', () => {
    expect(() => openMigrations([first], [first, second])).toThrow(/newer version.*0002-second/)
  })

  it('none when one was changed after it had run', () => {
    const changed = toMigration(first.name, `${first.sql} `)
    expect(() => openMigrations([changed], [first])).toThrow(/0001-first\.sql is not the one/)
  })
})

describe('migration files', () => {
  it('run in the order of their numbers', () => {
    expect(inOrder([broken, first, second])).toEqual([first, second, broken])
  })

  it('have one number each', () => {
    expect(() => inOrder([first, toMigration('0001-other.sql', '')])).toThrow(/one number/)
  })

  it.each(['1-first.sql', '0001_first.sql', '0001-First.sql', 'first.sql', '0001-.sql'])(
    'are not named %s',
    (name) => {
      expect(() => toMigration(name, '')).toThrow(name)
    },
  )

  it('are the same with line ends of Windows', () => {
    expect(toMigration('0001-a.sql', 'a\r\nb').checksum).toBe(toMigration('0001-a.sql', 'a\nb').checksum)
  })
})

let postgres: TemporaryPostgres | undefined
let databases = 0
const folders: string[] = []

let embedded: string

beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  embedded = await newDataFolder('migrations')
  folders.push(embedded)
})
afterAll(async () => {
  await postgres?.stop()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** A new store of each engine that this machine has. Making one of PGlite takes seconds, emptying it nothing. */
const engines: [string, () => Promise<Engine | undefined>][] = [
  [
    'PGlite',
    async () => {
      const engine = await openPglite(embedded)
      await engine.script.run('drop schema public cascade; create schema public')
      return engine
    },
  ],
  [
    'PostgreSQL',
    async () => postgres && openPostgresql(await postgres.createDatabase(`migrations_${++databases}`)),
  ],
]

describe.each(engines)('on %s', (_name, openEngine) => {
  async function onNewStore(use: (engine: Engine) => Promise<void>): Promise<void> {
    const engine = await openEngine()
    // No PostgreSQL is installed here; wherever it is, the same runs on it.
    if (engine === undefined) return
    try {
      await use(engine)
    } finally {
      await engine.endScript()
      const driver = engine.dialect.createDriver()
      await driver.init()
      await driver.destroy()
    }
  }
  const values = async ({ script }: Engine) =>
    (await script.rows('select x from a order by x')).map(({ x }) => x)

  it('each migration runs once', () =>
    onNewStore(async (engine) => {
      await migrate(engine.script, [first], engine.name)
      await migrate(engine.script, [first, second], engine.name)
      await migrate(engine.script, [first, second], engine.name)
      expect(await values(engine)).toEqual([1, 2, 3])
    }))

  it('one that fails leaves nothing of itself, and what ran before it stays', () =>
    onNewStore(async (engine) => {
      await expect(migrate(engine.script, [first, second, broken], engine.name)).rejects.toThrow(
        /0003-broken.*failed/,
      )
      expect(await values(engine)).toEqual([1, 2, 3])
      await migrate(engine.script, [first, second], engine.name)
      expect(await values(engine)).toEqual([1, 2, 3])
    }))

  it('a store of a newer version is refused unchanged', () =>
    onNewStore(async (engine) => {
      await migrate(engine.script, [first, second], engine.name)
      await expect(migrate(engine.script, [first], engine.name)).rejects.toThrow(/newer version/)
      expect(await values(engine)).toEqual([1, 2, 3])
    }))

  it("the portal's own migrations run, and again find nothing to do", () =>
    onNewStore(async (engine) => {
      const all = await readMigrations()
      await migrate(engine.script, all, engine.name)
      await migrate(engine.script, all, engine.name)
      const recorded = await engine.script.rows('select name from schema_migration order by number')
      expect(recorded.map(({ name }) => name)).toEqual(all.map(({ name }) => name))
    }))

  it('floor areas are valid since ever, in the history, too', () =>
    onNewStore(async (engine) => {
      const all = await readMigrations()
      await migrate(
        engine.script,
        all.filter(({ name }) => name < '0099'),
        engine.name,
      )
      await engine.script.run(`
        insert into client_business (id, name) values (1, 'B');
        insert into location (id, client_business_id, name, time_zone, floor_area_m2)
          values ('one', 1, 'One', 'UTC', 12.5), ('two', 1, 'Two', 'UTC', null);
        insert into structure_step (client_business_id, at, by_uuid, by_name, action)
          values (1, now(), 'u', 'U', 'CREATED');
        insert into structure_change (step_id, place, kind, item_id, before, after, revision)
          values (1, 0, 'LOCATION', 'one', null, '{"archivedAt":null,"fields":{"floorArea":12.5,"name":"One"}}', 1);
      `)
      await migrate(engine.script, all, engine.name)
      const valid = [{ from: null, value: 12.5 }]
      const withoutQuantities = {
        ...{ use: [], heatedFloorArea: [], heatedVolume: [], people: [], workplaces: [], beds: [] },
        ...{ mealsPerYear: [], piecesPerYear: [], operatingHours: [] },
        ...{ region: null, closedPeriods: [] },
      }
      expect(await engine.script.rows('select id, floor_areas from location order by id')).toEqual([
        { id: 'one', floor_areas: valid },
        { id: 'two', floor_areas: [] },
      ])
      expect(await engine.script.rows('select before, after from structure_change')).toEqual([
        {
          before: null,
          after: {
            archivedAt: null,
            fields: {
              ...{ floorArea: valid, formerParents: [], attributes: {}, name: 'One', plan: null },
              ...withoutQuantities,
            },
          },
        },
      ])
    }))

  it('whole numbers and calendar dates arrive as the same JavaScript values', () =>
    onNewStore(async ({ script }) => {
      const rows = await script.rows(
        `select count(*) as n, date '2026-03-29' as day, array[1, 2] as list, '{"a":1}'::jsonb as json from (values (1)) v`,
      )
      expect(rows).toEqual([{ n: 1, day: '2026-03-29', list: [1, 2], json: { a: 1 } }])
    }))
})

it('servers that start together run each migration once', async () => {
  if (postgres === undefined) return
  const url = await postgres.createDatabase('together')
  const servers = await Promise.all([1, 2, 3].map(() => openPostgresql(url)))
  await Promise.all(servers.map(({ script, name }) => migrate(script, [first, second], name)))
  expect(await servers[0]?.script.rows('select count(*) as n from a')).toEqual([{ n: 3 }])
  await Promise.all(servers.map(({ endScript }) => endScript()))
})

it('an embedded store that was cut short while it was made is made again; one that is whole is not', async () => {
  const folder = await temporaryFolder('cut-short')
  folders.push(folder)
  await mkdir(join(folder, 'entities'))
  await writeFile(join(folder, 'entities/PG_VERSION'), '1')
  await writeFile(join(folder, 'entities.unfinished'), '')
  for (let start = 0; start < 2; start++) {
    const engine = await openPglite(folder)
    await migrate(engine.script, start === 0 ? [first] : [first, second], engine.name)
    const rows = await engine.script.rows('select x from a order by x')
    expect(rows).toHaveLength(start === 0 ? 1 : 3)
    expect(await readdir(folder)).toEqual(['entities'])
    await engine.dialect.createDriver().destroy()
  }
})
