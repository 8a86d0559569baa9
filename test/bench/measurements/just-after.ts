import type { SignedInClient } from '@energycockpit/testing'
import type { RequestJson } from '../request-as'
import { bearerOf } from '../ingestion/bearer'
import { count, packedBody } from '../ingestion/million-values'
import type { Result } from '../result'
import { start, valuesPerSeries, type Portfolio } from './portfolio'
import type { Question } from './questions'
import { timesOf } from './times'

/** Within so many seconds of an import, questions are as fast again as they were before it. */
const untilFast = 60

/** A question with the milliseconds that it may take at most. */
export interface Limited {
  question: Question
  limit: number
}

/** Asks just after a million readings of what was empty, and just after a million that correct those of a year. */
export async function justAfterImports(
  { client, ask }: { client: SignedInClient; ask: RequestJson },
  { berlinIds }: Portfolio,
  limited: readonly Limited[],
): Promise<Result[]> {
  const quarter = 900_000
  const of = { type: 'text/csv', series: berlinIds, interval: quarter } as const
  const end = (start + valuesPerSeries * 900) * 1000
  const imports = [
    { name: 'a bulk load', body: packedBody({ ...of, name: 'new', seed: 1, from: end }) },
    {
      name: 'a million corrections',
      body: packedBody({ ...of, name: 'corrections', seed: 2, from: Date.UTC(2024, 2, 5) }),
    },
  ]
  const results: Result[] = []
  for (const { name, body } of imports) {
    await deliver(client, body)
    const { seconds, worst } = await untilAllHold(ask, limited)
    results.push(
      { name: `after ${name}: all of it is as fast again`, unit: 's', limit: untilFast, value: seconds },
      { name: `until then: the slowest, of what it may take`, unit: 'times', value: worst },
    )
  }
  return results
}

async function deliver(client: SignedInClient, body: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(`${client.url}/rest/secure/readings`, {
    method: 'POST',
    headers: {
      authorization: await bearerOf(client),
      ...{ 'content-type': 'text/csv', 'content-encoding': 'gzip' },
    },
    body: new Blob([body]),
  })
  if (answer.status !== 200) throw new Error(`${count} readings: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Seconds until each question is answered within its limit; and how many times that the slowest took before. */
async function untilAllHold(ask: RequestJson, limited: readonly Limited[]) {
  const began = performance.now()
  let worst = 0
  for (;;) {
    const seconds = (performance.now() - began) / 1000
    const shares: number[] = []
    for (const { question, limit } of limited)
      shares.push((await timesOf(5, () => ask(question.path))) / limit)
    worst = Math.max(worst, ...shares)
    if (shares.every((share) => share <= 1) || seconds > 2 * untilFast) return { seconds, worst }
  }
}
