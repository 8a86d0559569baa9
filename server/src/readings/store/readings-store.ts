import type { ClickHouseClient } from '@clickhouse/client'
import type { Config } from '../../config'
import { openChdb, type Chdb } from './open-chdb'
import { openClickhouse } from './open-clickhouse'
import { prepareSchema } from './readings-schema'
import { queryOver, type EngineQueries } from './engine-queries'

/** How many questions an engine works on at a time; embedded, they share the processors of this process. */
const questionsAtATime = { embedded: 3, server: 16 }

/** What has been let in while there was room is also put into force, and takes as much room again. */
const shareForCommitting = 1 / 2

/** The readings of all measurement series. Embedded or on a server, there is one way to talk to it. */
export interface Readings extends EngineQueries {
  /** For what changes the store: embedded, one thing after the other. Questions go by `ask`. */
  readonly client: ClickHouseClient
  readonly engine: 'chdb' | 'clickhouse'
  /** Resolves when the engine answers, rejects when it does not. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens the store and creates its tables. Throws a StartFailure when that cannot be. */
export async function openReadings(
  config: Pick<Config, 'dataDir' | 'clickhouseUrl'> & Partial<Pick<Config, 'reservedDiskBytes'>>,
): Promise<Readings> {
  const { clickhouseUrl, dataDir, reservedDiskBytes = 0 } = config
  const connections =
    clickhouseUrl === undefined
      ? connectionsOf(await openChdb(dataDir, { reservedBytes: reservedDiskBytes * shareForCommitting }))
      : sharing(await openClickhouse(clickhouseUrl))
  const { client, asking, stopper, atRest } = connections
  const close = async () => {
    // A connection that is closed while something is at work on it takes the whole process with it.
    await atRest()
    for (const connection of new Set([...asking, stopper, client])) await connection.close()
    await atRest()
  }
  try {
    await prepareSchema(client)
  } catch (error) {
    await close()
    throw error
  }
  return {
    client,
    ...queryOver(asking, stopper),
    engine: clickhouseUrl === undefined ? 'chdb' : 'clickhouse',
    check: async () => {
      const answer = await stopper.ping({ select: true })
      if (!answer.success) throw answer.error
    },
    close,
  }
}

interface Connections {
  client: ClickHouseClient
  asking: readonly ClickHouseClient[]
  stopper: ClickHouseClient
  atRest(): Promise<void>
}

/** A server has a connection for each question by itself. */
const sharing = (client: ClickHouseClient): Connections => ({
  client,
  asking: Array.from({ length: questionsAtATime.server }, () => client),
  stopper: client,
  atRest: () => Promise.resolve(),
})

const connectionsOf = ({ connect, atRest }: Chdb): Connections => ({
  client: connect(),
  asking: Array.from({ length: questionsAtATime.embedded }, connect),
  stopper: connect(),
  atRest,
})
