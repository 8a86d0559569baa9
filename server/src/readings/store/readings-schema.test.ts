import { temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { openChdb } from './open-chdb'
import { openReadings, type Readings } from './readings-store'

const createVersion1 = `
create table readings (
  series_id UInt32 codec(LZ4), at DateTime('UTC') codec(DoubleDelta, LZ4), value Float64 codec(LZ4),
  quality Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4) codec(LZ4),
  version UInt64 codec(LZ4)
) engine = ReplacingMergeTree(version) order by (series_id, at)`

const createVersion2 = `
create table readings (
  series_id UInt32 codec(LZ4), at DateTime('UTC') codec(DoubleDelta, LZ4), value Float64 codec(LZ4),
  quality Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4) codec(LZ4),
  version UInt64 codec(LZ4), load_id UInt32 codec(LZ4)
) engine = ReplacingMergeTree(version) partition by toYear(at) order by (series_id, at)
settings min_age_to_force_merge_seconds = 5, min_age_to_force_merge_on_partition_only = 1`

const createVersion3 = `${createVersion2}, index_granularity = 1024`

const all = `select toUnixTimestamp(at), value, quality, toString(version), import_id from readings final order by at`

let dataDir: string
beforeEach(async () => {
  dataDir = await temporaryFolder('readings-schema')
})
afterEach(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }))

test.each([
  ['as it was left', []],
  ['that was killed while it was copied', ['rename table readings to readings_1']],
])('a store of version 1 %s keeps its readings', async (_, before) => {
  await leaveStore(1, [
    createVersion1,
    `insert into readings values (7, 3600, 1.5, 'measured', 1), (7, 1600000000, 2, 'estimated', 1)`,
    `insert into readings values (7, 1600000000, 3, 'measured', 2)`,
    ...before,
  ])

  for (let starts = 0; starts < 2; starts++) {
    const readings = await openReadings({ dataDir })
    expect(await readings.select({ query: all })).toEqual([
      [3600, 1.5, 'measured', '1', 0],
      [1600000000, 3, 'measured', '2', 0],
    ])
    expect(await oldTables(readings)).toEqual([])
    await readings.close()
  }
})

test.each([
  ['2 as it was left', 2, createVersion2, []],
  ['2 that was killed while it was copied', 2, createVersion2, ['rename table readings to readings_old']],
  ['3 as it was left', 3, createVersion3, []],
  ['3 that was killed while it was copied', 3, createVersion3, ['rename table readings to readings_old']],
])('a store of version %s keeps its readings, their imports and what is missing', async (_, ...old) => {
  const [version, create, before] = old
  const tables = new Set<string>()
  await leaveStore(version, [
    create,
    `insert into readings values (7, 3600, 1.5, 'measured', 1, 3), (7, 1600000000, 2, 'estimated', 1, 0)`,
    `insert into readings values (7, 1600000000, 0, 'missing', 4, 5)`,
    ...before,
  ])

  for (let starts = 0; starts < 2; starts++) {
    const readings = await openReadings({ dataDir })
    expect(await readings.select({ query: all })).toEqual([
      [3600, 1.5, 'measured', '1', 3],
      [1600000000, 0, 'missing', '4', 5],
    ])
    expect(await oldTables(readings)).toEqual([])
    const query = `select partition_key, position(create_table_query, 'index_granularity = 1024') > 0
      from system.tables where name = 'readings'`
    expect(await readings.select({ query })).toEqual([['toStartOfInterval(at, toIntervalMonth(6))', 1]])
    tables.add(
      await readings.select({ query: `select uuid from system.tables where name = 'readings'` }).then(String),
    )
    await readings.close()
  }
  // Copied once.
  expect(tables.size).toBe(1)
})

test('what a store of version 4 holds was made when it was written', async () => {
  const version4 = createVersion2.replace('toYear(at)', 'toStartOfInterval(at, toIntervalMonth(6))')
  await leaveStore(4, [
    `${version4}, index_granularity = 1024`,
    `create table readings_history (
      load_id UInt32, series_id UInt32, at DateTime('UTC'), value Float64,
      quality Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4),
      version UInt64, origin UInt32, kept_at DateTime('UTC') default now()
    ) engine = MergeTree order by (series_id, at)`,
    `insert into readings values (7, 3600, 1.5, 'measured', 12, 3)`,
    `insert into readings_history (load_id, series_id, at, value, quality, version, origin)
      values (3, 7, 3600, 1, 'measured', 8, 2)`,
  ])
  for (let starts = 0; starts < 2; starts++) {
    const readings = await openReadings({ dataDir })
    const made = (table: string) => readings.select({ query: `select toUInt32(made), value from ${table}` })
    expect([await made('readings'), await made('readings_history')]).toEqual([[[12, 1.5]], [[8, 1]]])
    await readings.close()
  }
})

/** What a server of that version has left in the folder. */
async function leaveStore(version: number, queries: readonly string[]): Promise<void> {
  const old = (await openChdb(dataDir)).connect()
  const all = [
    'create table readings_schema (version UInt32) engine = ReplacingMergeTree order by version',
    `insert into readings_schema values (${version})`,
    ...queries,
  ]
  for (const query of all) await old.command({ query })
  await old.close()
}

const oldTables = (readings: Readings) =>
  readings.select({
    query: `select name from system.tables where name in ('readings_1', 'readings_old') and database = currentDatabase()`,
  })

test('what a store of version 5 has staged, and what it has backed up for an undo, is kept', async () => {
  const version5 = createVersion2.replace('toYear(at)', 'toStartOfInterval(at, toIntervalMonth(6))')
  const columns = `load_id UInt32, series_id UInt32, at DateTime('UTC'), value Float64,
    quality Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4)`
  await leaveStore(5, [
    `${version5}, index_granularity = 1024`,
    `alter table readings add column made UInt64 default version`,
    `create table readings_staged (${columns}, line UInt32, origin UInt32 default load_id, made UInt64 default 0)
      engine = MergeTree partition by load_id order by (series_id, at)`,
    `create table readings_history (
      ${columns}, version UInt64, origin UInt32, made UInt64 default version,
      kept_at DateTime('UTC') default now(), index loads load_id type minmax granularity 1
    ) engine = MergeTree partition by toYYYYMM(kept_at) order by (series_id, at)`,
    `insert into readings values (7, 3600, 1.5, 'measured', 12, 3, 12)`,
    `insert into readings_staged values (4, 7, 3600, 2.5, 'estimated', 9, 2, 11)`,
    `insert into readings_history (load_id, series_id, at, value, quality, version, origin)
      values (3, 7, 3600, 1, 'measured', 8, 2)`,
  ])
  for (let starts = 0; starts < 2; starts++) {
    const readings = await openReadings({ dataDir })
    const of = (columns: string, table: string) =>
      readings.select({ query: `select ${columns} from ${table}` })
    expect(await of('import_id, value', 'readings')).toEqual([[3, 1.5]])
    expect(await of('import_id, value, quality, line, origin, toUInt32(made)', 'readings_staged')).toEqual([
      [4, 2.5, 'estimated', 9, 2, 11],
    ])
    expect(await of('import_id, value, origin', 'readings_history')).toEqual([[3, 1, 2]])
    await readings.close()
  }
})
