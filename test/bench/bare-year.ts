import { createClient } from '@clickhouse/client'
import { createChdbConnection } from 'chdb/connection'
import path from 'node:path'

/** chDB describes the connection by an older copy of the client's types; at run time it is the same thing. */
type ClientConnection = NonNullable<Parameters<typeof createClient>[0]>['connection']

/** The same aggregation, asked of the embedded engine in this process. `measure` gives the median of many rounds. */
export async function bareYear(
  dataDir: string,
  { seriesId, year }: { seriesId: number; year: number },
  measure: (work: () => Promise<unknown>) => Promise<number>,
): Promise<number> {
  const connection = createChdbConnection({ path: path.join(dataDir, 'readings') })
  const client = createClient({ connection: connection as unknown as ClientConnection })
  const query = `
    SELECT toStartOfDay(at, 'Europe/London') AS day, sum(value), countIf(quality = 'measured')
    FROM readings FINAL
    WHERE series_id = {seriesId:UInt32} AND at >= {from:DateTime('UTC')} AND at < {to:DateTime('UTC')}
    GROUP BY day ORDER BY day`
  const query_params = { seriesId, from: `${year}-01-01 00:00:00`, to: `${year + 1}-01-01 00:00:00` }
  try {
    return await measure(async () => (await client.query({ query, query_params, format: 'JSON' })).json())
  } finally {
    await client.close()
  }
}
