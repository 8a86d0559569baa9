import { createClient } from '@clickhouse/client'
import { createChdbConnection } from 'chdb/connection'
import path from 'node:path'

/** chDB describes the connection by an older copy of the client's types; at run time it is the same thing. */
type ClientConnection = NonNullable<Parameters<typeof createClient>[0]>['connection']

export type BareEngine = ReturnType<typeof bareEngine>

/** The embedded engine in this process, on the readings of a data folder that no server uses. */
export function bareEngine(dataDir: string) {
  const connection = createChdbConnection({ path: path.join(dataDir, 'readings') })
  const client = createClient({ connection: connection as unknown as ClientConnection })
  return {
    command: (query: string) => client.command({ query }),
    async ask<Row>(query: string, params?: Record<string, unknown>): Promise<Row[]> {
      const answer = await client.query({
        query,
        ...(params && { query_params: params }),
        clickhouse_settings: { do_not_merge_across_partitions_select_final: 1 },
        format: 'JSONCompactEachRow',
      })
      return answer.json<Row>()
    },
    close: () => client.close(),
  }
}
