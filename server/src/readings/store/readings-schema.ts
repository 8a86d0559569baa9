import type { ClickHouseClient } from '@clickhouse/client'
import { StartFailure } from '../../start-failure'
import { cutsOfReadings, readingsTables } from './tables'

/** Raised with every change of the tables; a store of a higher one is refused. */
export const readingsSchemaVersion = 6

const createVersions = `
create table if not exists readings_schema (version UInt32) engine = ReplacingMergeTree order by version`

/** Creates what is missing. Throws a StartFailure for a store that a newer version wrote, or that cannot be written. */
export async function prepareSchema(client: ClickHouseClient): Promise<void> {
  try {
    await client.command({ query: createVersions })
    const found = await newestVersion(client)
    if (found > readingsSchemaVersion) throw newerStore(found)
    await renameLoads(client)
    await setOldReadingsAside(client)
    for (const query of readingsTables) await client.command({ query })
    await takeOldReadings(client)
    await takeOldStaged(client)
    if (found < readingsSchemaVersion)
      await client.insert({
        table: 'readings_schema',
        values: [{ version: readingsSchemaVersion }],
        format: 'JSONEachRow',
      })
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure('the tables of the readings store cannot be prepared.', wayOut(error), {
      cause: error,
    })
  }
}

/*
 * Up to version 5 an import was called a load. A column that a table is cut by cannot be renamed: what was staged is
 * copied, which a server that is killed on the way does again from the start.
 */
const renamed = ['readings', 'readings_1', 'readings_old', 'readings_history']

async function renameLoads(client: ClickHouseClient): Promise<void> {
  for (const table of renamed)
    if (await hasColumn(client, table, 'load_id')) {
      await client.command({ query: `alter table ${table} drop index if exists loads` })
      await client.command({ query: `alter table ${table} rename column load_id to import_id` })
    }
  if (await hasColumn(client, 'readings_staged', 'load_id'))
    await client.command({ query: 'rename table readings_staged to readings_staged_old' })
}

async function takeOldStaged(client: ClickHouseClient): Promise<void> {
  if (!(await isThere(client, 'readings_staged_old'))) return
  const kept = ['series_id', 'at', 'value', 'quality', 'line']
  for (const column of ['origin', 'made'])
    if (await hasColumn(client, 'readings_staged_old', column)) kept.push(column)
  await client.command({ query: 'truncate table readings_staged' })
  await client.command({
    query: `insert into readings_staged (import_id, ${kept.join()}) select load_id, ${kept.join()} from readings_staged_old`,
    clickhouse_settings: { max_partitions_per_insert_block: '0' },
  })
  await client.command({ query: 'drop table readings_staged_old' })
}

/*
 * Version 1 had neither partitions nor the import that a reading came with, version 2 bigger granules, version 3 years for
 * partitions. None of that can be given to a table later: it is copied. A process that is killed on the way finds the old table aside and copies it
 * again, which changes nothing, because the same version of a reading is the same reading.
 */
async function setOldReadingsAside(client: ClickHouseClient): Promise<void> {
  if ((await isThere(client, 'readings')) && !(await isCutAsNow(client)))
    await client.command({ query: 'rename table readings to readings_old' })
}

async function takeOldReadings(client: ClickHouseClient): Promise<void> {
  // The name that a version before this one has set it aside by.
  for (const aside of ['readings_1', 'readings_old'])
    if (await isThere(client, aside)) {
      const columns = (await hasColumn(client, aside, 'import_id')) ? `${ofVersion1}, import_id` : ofVersion1
      // It may be of more than a hundred years.
      const query = `insert into readings (${columns}) select ${columns} from ${aside} final`
      await client.command({ query, clickhouse_settings: { max_partitions_per_insert_block: '0' } })
      await client.command({ query: `drop table ${aside}` })
    }
}

const ofVersion1 = 'series_id, at, value, quality, version'

async function isCutAsNow(client: ClickHouseClient): Promise<boolean> {
  const [[query] = ['']] = await rows<[string]>(
    client,
    `select create_table_query from system.tables where database = currentDatabase() and name = 'readings'`,
  )
  return cutsOfReadings.every((one) => query.includes(one))
}

async function isThere(client: ClickHouseClient, table: string): Promise<boolean> {
  const [[found] = [0]] = await rows<[number]>(client, `exists table ${table}`)
  return Number(found) === 1
}

async function hasColumn(client: ClickHouseClient, table: string, column: string): Promise<boolean> {
  const [[found] = [0]] = await rows<[number]>(
    client,
    `select count() from system.columns
    where database = currentDatabase() and table = '${table}' and name = '${column}'`,
  )
  return Number(found) === 1
}

async function newestVersion(client: ClickHouseClient): Promise<number> {
  const [[version] = [0]] = await rows<[number]>(client, 'select max(version) from readings_schema')
  return Number(version)
}

async function rows<Row>(client: ClickHouseClient, query: string): Promise<Row[]> {
  const answer = await client.query({ query, format: 'JSONCompactEachRow' })
  return answer.json<Row>()
}

const newerStore = (found: number) =>
  new StartFailure(
    `the readings store was written by a newer version: its schema is ${found}, this version knows ${readingsSchemaVersion}.`,
    'start the version that wrote it, or a later one. Nothing was changed.',
  )

function wayOut(error: unknown): string {
  const { type = '', message = '' } = error as { type?: string; message?: string }
  const text = `${type} ${message}`
  if (/NOT_ENOUGH_SPACE|No space left|ENOSPC/i.test(text)) return 'free some space on its disk.'
  if (/ACCESS_DENIED|READONLY/i.test(text))
    return 'give the user in CLICKHOUSE_URL the right to create tables.'
  return 'read the cause above; if the store is damaged, restore it from a backup.'
}
