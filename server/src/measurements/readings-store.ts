import type { ClickHouseClient } from '@clickhouse/client'
import type { Config } from '../config'
import { openChdb } from './open-chdb'
import { openClickhouse } from './open-clickhouse'
import { prepareSchema } from './readings-schema'

/** The readings of all measurement series. Embedded or on a server, there is one way to talk to it: `client`. */
export interface Readings {
  readonly client: ClickHouseClient
  readonly engine: 'chdb' | 'clickhouse'
  /** Resolves when the engine answers, rejects when it does not. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens the store and creates its tables. Throws a StartFailure when that cannot be. */
export async function openReadings(config: Pick<Config, 'dataDir' | 'clickhouseUrl'>): Promise<Readings> {
  const { clickhouseUrl, dataDir } = config
  const client = clickhouseUrl === undefined ? await openChdb(dataDir) : await openClickhouse(clickhouseUrl)
  try {
    await prepareSchema(client)
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    client,
    engine: clickhouseUrl === undefined ? 'chdb' : 'clickhouse',
    check: async () => {
      const answer = await client.ping({ select: true })
      if (!answer.success) throw answer.error
    },
    close: () => client.close(),
  }
}
