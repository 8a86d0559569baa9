import { createClient, type ClickHouseClient } from '@clickhouse/client'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../start-failure'

/** chDB describes the connection by an older copy of the client's types; at run time it is the same thing. */
type ClientConnection = NonNullable<Parameters<typeof createClient>[0]>['connection']

/** The embedded ClickHouse, in the folder `readings` of the data folder. One process at a time may have it. */
export async function openChdb(dataDir: string): Promise<ClickHouseClient> {
  const path = join(dataDir, 'readings')
  const createChdbConnection = await loadChdb()
  try {
    await mkdir(path, { recursive: true })
    return createClient({ connection: createChdbConnection({ path }) as unknown as ClientConnection })
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
    return (await import('chdb/connection')).createChdbConnection
  } catch (error) {
    throw new StartFailure(
      `the embedded readings engine does not run on this machine (${process.platform} ${process.arch}).`,
      'set CLICKHOUSE_URL to a ClickHouse server; the embedded engine is there for Linux and macOS.',
      { cause: error },
    )
  }
}
