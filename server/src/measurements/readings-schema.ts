import type { ClickHouseClient } from '@clickhouse/client'
import { StartFailure } from '../start-failure'

/** Raised with every change of the tables; a store of a higher one is refused. */
export const readingsSchemaVersion = 1

/*
 * A reading is the value of one interval of one series; `at` is the interval's start. A later `version` replaces an
 * earlier one, so corrections and repeated deliveries need no deletion. Times of a series follow each other evenly,
 * which DoubleDelta turns into almost nothing.
 */
const createReadings = `
create table if not exists readings (
  series_id UInt32 codec(LZ4),
  at DateTime('UTC') codec(DoubleDelta, LZ4),
  value Float64 codec(LZ4),
  quality Enum8('measured' = 1, 'estimated' = 2, 'substituted' = 3, 'missing' = 4) codec(LZ4),
  version UInt64 codec(LZ4)
) engine = ReplacingMergeTree(version) order by (series_id, at)`

const createVersions = `
create table if not exists readings_schema (version UInt32) engine = ReplacingMergeTree order by version`

/** Creates what is missing. Throws a StartFailure for a store that a newer version wrote, or that cannot be written. */
export async function prepareSchema(client: ClickHouseClient): Promise<void> {
  try {
    await client.command({ query: createVersions })
    const found = await newestVersion(client)
    if (found > readingsSchemaVersion) throw newerStore(found)
    await client.command({ query: createReadings })
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

async function newestVersion(client: ClickHouseClient): Promise<number> {
  const result = await client.query({
    query: 'select max(version) as version from readings_schema',
    format: 'JSONEachRow',
  })
  const [row] = await result.json<{ version: number }>()
  return Number(row?.version ?? 0)
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
