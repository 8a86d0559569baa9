import { startServer, temporaryFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { loadedAfter } from './loaded-after'
import type { Result } from './result'

/** From an empty folder to the whole demo portfolio, and a start on what is there then. */
export async function startTime(): Promise<Result[]> {
  const dataDir = await temporaryFolder('bench')
  try {
    const first = await startServer({ dataDir, seed: 'loading', throughTsx: true })
    const loading = await loadedAfter(first.url)
    await first.stop()
    const started = performance.now()
    const second = await startServer({ dataDir, seed: 'loading', throughTsx: true })
    const seconds = (performance.now() - started) / 1000
    await second.stop()
    return [
      { name: 'loading the demo portfolio', unit: 's', limit: 20, value: loading },
      { name: 'second start', unit: 's', limit: 10, value: seconds },
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
