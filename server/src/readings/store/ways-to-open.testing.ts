import { startClickhouseOverHttp } from './clickhouse-over-http.testing'
import { openReadings, type Readings } from './readings-store'

/** For tests of what a server may take otherwise than the embedded engine does. */
export const waysToOpen: Readonly<Record<string, (dataDir: string) => Promise<Readings>>> = {
  embedded: (dataDir) => openReadings({ dataDir }),
  'over HTTP': openOverHttp,
}

/** The same engine as a server, with a server's limits. */
export async function openOverHttp(dataDir: string): Promise<Readings> {
  const server = await startClickhouseOverHttp(dataDir)
  const readings = await openReadings({ dataDir, clickhouseUrl: server.url })
  return {
    ...readings,
    async close() {
      await readings.close()
      await server.close()
    },
  }
}
