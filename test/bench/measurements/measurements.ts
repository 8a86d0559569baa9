import { newDataFolder, SignedInClient, startServer } from '@energycockpit/testing'
import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { requestAs, type RequestJson } from '../request-as'
import { median, type Result } from '../result'
import { bareEngine, type BareEngine } from './bare-engine'
import { baselinesOfAll } from './baselines-of-all'
import { justAfterImports, type Limited } from './just-after'
import { makePortfolio, portfolioOf, valuesPerSeries, type Portfolio } from './portfolio'
import { inPostgres } from './postgres'
import { pathTo, questionsOf, year, type Question } from './questions'
import { yearToTheBrowser } from './year-to-the-browser'

const rounds = 25
/** Of them at first, which warm up. */
const warming = 3

/** 35 million readings; BENCH_SERIES makes it less. */
const seriesCount = Number(process.env.BENCH_SERIES ?? 500)

/** Rankings, profiles and statistics of a big portfolio: through HTTP, in the bare engine, and in PostgreSQL. */
export async function measurements(): Promise<Result[]> {
  const dataDir = await newDataFolder('bench-measurements', 'loaded')
  const copy = await newDataFolder('bench-bare')
  const portfolio = portfolioOf(seriesCount)
  const results: Result[] = []
  try {
    const { seconds, bytesPerReading } = await makePortfolio(dataDir, portfolio)
    const millions = (seriesCount * valuesPerSeries) / 1e6
    results.push(
      { name: `making ${millions.toFixed(1)} M readings in the engine`, unit: 's', value: seconds },
      { name: 'disk', unit: 'bytes a reading', limit: 8, value: bytesPerReading },
    )
    // A folder belongs to one process; the engine is asked on a copy, turn by turn with the portal.
    await rm(path.join(copy, 'readings'), { recursive: true, force: true })
    await cp(path.join(dataDir, 'readings'), path.join(copy, 'readings'), { recursive: true })
    results.push(...(await againstTheEngine(portfolio, dataDir, copy)))
  } finally {
    for (const folder of [dataDir, copy]) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return results
}

async function againstTheEngine(portfolio: Portfolio, dataDir: string, copy: string): Promise<Result[]> {
  const questions = questionsOf(portfolio)
  const server = await startServer({ dataDir, throughTsx: true })
  const bare = bareEngine(copy)
  const results: Result[] = []
  const portal = new Map<Question, number>()
  const limited: Limited[] = []
  try {
    // May bring in readings, too.
    const client = await SignedInClient.signIn(server.url, 'super')
    const ask = await requestAs(client)
    for (const question of questions) {
      const [http, engine] = await turnByTurn(
        () => ask(question.path),
        () => askBare(bare, question),
      )
      portal.set(question, http)
      const limit = Number((1.5 * engine + 5).toFixed(1))
      limited.push({ question, limit })
      results.push(
        {
          name: `${question.name}: HTTP`,
          unit: 'ms',
          limit,
          value: http,
        },
        { name: `${question.name}: engine alone`, unit: 'ms', value: engine },
        { name: `${question.name}: ratio`, unit: 'times', value: http / engine },
      )
    }
    results.push(
      await zoneAgainstUtc(ask, portfolio),
      await baselinesOfAll(ask, portfolio.berlinIds),
      ...(await yearToTheBrowser(client, portfolio.berlinIds[0]!)),
      ...(await justAfterImports({ client, ask }, portfolio, limited)),
    )
    results.push(...(await memoryOf(server.pid)))
  } finally {
    await bare.close()
    await server.stop()
  }
  const beside = await inPostgres(portfolio, questions)
  for (const [question, value] of beside ?? [])
    results.push(
      { name: `${question.name}: PostgreSQL`, unit: 'ms', value },
      {
        ...{ name: `${question.name}: share of PostgreSQL's time`, unit: 'times' },
        ...{ limit: 0.1, value: portal.get(question)! / value },
      },
    )
  return results
}

/** The most that the server's process has held, where the system tells it: portal, entity store and engine together. */
async function memoryOf(pid: number): Promise<Result[]> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB/m.exec(status) ?? []
  if (kibibytes === undefined) return []
  return [
    {
      name: "the server's memory at its most",
      unit: 'MB',
      limit: 1500,
      value: (Number(kibibytes) * 1024) / 1e6,
    },
  ]
}

async function askBare(bare: BareEngine, { engine }: Question): Promise<void> {
  for (const { query, params } of engine) await bare.ask(query, params)
}

/** Medians of both, each round one after the other, so that a busy machine is busy for both. */
async function turnByTurn(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[one: number, other: number]> {
  const taken: [number[], number[]] = [[], []]
  for (let round = 0; round < warming + rounds; round++)
    for (const [place, work] of [one, other].entries()) {
      const started = performance.now()
      await work()
      if (round >= warming) taken[place]!.push(performance.now() - started)
    }
  return [median(taken[0]), median(taken[1])]
}

/** A profile of a year where clocks change, and one of the same values where they do not. */
async function zoneAgainstUtc(ask: RequestJson, { asManyIds, utcIds }: Portfolio): Promise<Result> {
  const profile = (ids: readonly number[]) => pathTo('profile', ids, year, { function: 'SUM', step: 'PT15M' })
  const [zone, utc] = await turnByTurn(
    () => ask(profile(asManyIds)),
    () => ask(profile(utcIds)),
  )
  return {
    name: `profile of ${utcIds.length} over a year, zone against UTC`,
    unit: 'times',
    limit: 1.2,
    value: zone / utc,
  }
}
