import { newDataFolder, SignedInClient, startServer } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { requestAs } from '../request-as'
import type { Result } from '../result'
import { makePortfolio, portfolioOf, valuesPerSeries } from './portfolio'
import { questionsOf } from './questions'
import { timesOf } from './times'

/** The same questions over 1, 10 and 100 million readings: at most 500 series are requested at once, whatever is there. */
export async function growth(): Promise<Result[]> {
  const results: Result[] = []
  for (const millions of [1, 10, 100]) results.push(...(await ofSize(millions)))
  return results
}

async function ofSize(millions: number): Promise<Result[]> {
  const portfolio = portfolioOf(Math.ceil((millions * 1e6) / valuesPerSeries))
  const dataDir = await newDataFolder('bench-growth', 'loaded')
  const results: Result[] = []
  try {
    const { bytesPerReading } = await makePortfolio(dataDir, portfolio)
    const server = await startServer({ dataDir, throughTsx: true })
    try {
      const ask = await requestAs(await SignedInClient.signIn(server.url))
      for (const { name, path } of questionsOf(portfolio)) {
        const value = await timesOf(7, () => ask(path))
        results.push({ name: `${millions} M readings: ${name}`, unit: 'ms', value })
      }
    } finally {
      await server.stop()
    }
    results.push({ name: `${millions} M readings: disk`, unit: 'bytes a reading', value: bytesPerReading })
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
  return results
}
