import { createClient, type ClickHouseClient } from '@clickhouse/client'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../start-failure'
import { withSessionParameters } from './session-parameters'

/** chDB describes the connection by an older copy of the client's types; at run time it is the same thing. */
type ClientConnection = NonNullable<Parameters<typeof createClient>[0]>['connection']

/** Characters: the starts of 40,000 days stand in a query, as parameters of its session. */
const maxQueryLength = 4 * 1024 * 1024

export interface Chdb {
  /** Opens one more connection: each does one thing after the other. */
  connect(): ClickHouseClient
  /** Resolves when nothing that was asked is at work any more, also of connections that are closed. */
  atRest(): Promise<void>
}

/**
 * The embedded ClickHouse, in the folder `readings` of the data folder; one process at a time may have it. While less
 * than `reservedBytes` are free on its disk, it refuses what is inserted before it writes any of it.
 */
export async function openChdb(dataDir: string, { reservedBytes = 0 } = {}): Promise<Chdb> {
  const path = join(dataDir, 'readings')
  const { createChdbConnection, drainPending } = await loadChdb()
  try {
    await mkdir(path, { recursive: true })
    const settings = `max_query_size = ${maxQueryLength}, min_free_disk_bytes_to_perform_insert = ${reservedBytes}`
    const connect = () => {
      const connection = createChdbConnection({ path })
      const query = connection.query.bind(connection)
      const command = connection.command.bind(connection)
      // Before anything else is asked on it; a failure shows with the first question.
      command({ query: `set ${settings}` }).catch(() => undefined)
      connection.query = (params) => query(withSessionParameters(params))
      connection.command = (params) => command(withSessionParameters(params))
      return createClient({ connection: connection as unknown as ClientConnection })
    }
    return { connect, atRest: drainPending }
  } catch (error) {
    throw new StartFailure(
      `the readings store in ${path} cannot be opened.`,
      'see that no other process uses the folder, that the disk has room and that the folder can be written to.',
      { cause: error },
    )
  }
}

/** Loaded only when it is needed: it is a big native library, and there is none for Windows. */
async function loadChdb() {
  try {
    const [{ createChdbConnection }, { drainPending }] = await Promise.all([
      import('chdb/connection'),
      import('chdb'),
    ])
    return { createChdbConnection, drainPending }
  } catch (error) {
    throw new StartFailure(
      `the embedded readings engine does not run on this machine (${process.platform} ${process.arch}).`,
      'set CLICKHOUSE_URL to a ClickHouse server; the embedded engine is there for Linux and macOS.',
      { cause: error },
    )
  }
}
