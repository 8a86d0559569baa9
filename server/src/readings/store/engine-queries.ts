import type { ClickHouseClient } from '@clickhouse/client'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { engineRefusal } from './engine-refusals'

export interface EngineQuery {
  /** One `select`. Reads `readings final`: what a later version has replaced is never seen. */
  query: string
  params?: Record<string, unknown>
  /** Aborted when nobody waits for the answer any more: the engine stops working on it. */
  signal?: AbortSignal | undefined
}

export interface EngineQueries {
  /**
   * The answer's rows, each as its columns in order. Rejects with the signal's reason when it was aborted, and with a
   * Problem (400, CALCULATION_TOO_LARGE) for what is too much for the engine.
   */
  select<Row extends readonly unknown[]>(question: EngineQuery): Promise<Row[]>
}

/** Within a partition that is one part already, `final` then has nothing to do. */
const settings = { do_not_merge_across_partitions_select_final: 1 } as const

/**
 * Asks over several connections, one question at a time on each; more questions wait here, where they can still be
 * dropped: an embedded connection would queue them itself and answer those that nobody waits for any more. `stopper`
 * is free for stopping whatever runs.
 */
export function queryOver(
  connections: readonly ClickHouseClient[],
  stopper: ClickHouseClient,
): EngineQueries {
  const free = [...connections]
  const waiting: ((connection: ClickHouseClient) => void)[] = []

  const nextFree = (signal: AbortSignal | undefined) =>
    new Promise<ClickHouseClient>((resolve, reject) => {
      const connection = free.pop()
      if (connection) return resolve(connection)
      const take = (connection: ClickHouseClient) => {
        signal?.removeEventListener('abort', leave)
        resolve(connection)
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(signal!.reason as Error)
      }
      waiting.push(take)
      signal?.addEventListener('abort', leave, { once: true })
    })

  function release(connection: ClickHouseClient): void {
    const next = waiting.shift()
    if (next) next(connection)
    else free.push(connection)
  }

  return {
    async select<Row extends readonly unknown[]>(question: EngineQuery) {
      question.signal?.throwIfAborted()
      const connection = await nextFree(question.signal)
      try {
        question.signal?.throwIfAborted()
        return await queryOn<Row>(connection, stopper, question)
      } finally {
        release(connection)
      }
    },
  }
}

async function queryOn<Row extends readonly unknown[]>(
  connection: ClickHouseClient,
  stopper: ClickHouseClient,
  { query, params, signal }: EngineQuery,
): Promise<Row[]> {
  // The embedded engine takes no id for a query, and forgets comments of one that has parameters.
  const mark = randomUUID()
  let running = true
  const stop = async () => {
    // Again and again: what was sent a moment ago is not known to the engine yet.
    while (running) {
      await stopMarked(stopper, mark)
      if (running) await delay(50)
    }
  }
  let stopped: Promise<void> | undefined
  const onAbort = () => {
    stopped = stop()
  }
  signal?.addEventListener('abort', onAbort, { once: true })
  try {
    const answer = await connection.query({
      query,
      ...(params && { query_params: params }),
      clickhouse_settings: { ...settings, log_comment: mark },
      format: 'JSONCompactEachRow',
    })
    return rowsOf<Row>(await answer.text())
  } catch (error) {
    running = false
    await stopped
    await discardHalfResponse(connection)
    signal?.throwIfAborted()
    throw engineRefusal(error) ?? error
  } finally {
    running = false
    signal?.removeEventListener('abort', onAbort)
    // Until then a connection is at work that somebody may want to close.
    await stopped
  }
}

/**
 * What the embedded engine had found for a question that ended half way would stand in front of the connection's next
 * answer: it is asked until it says no more than was asked.
 */
async function discardHalfResponse(connection: ClickHouseClient): Promise<void> {
  for (let tries = 0; tries < 5; tries++) {
    const answer = await connection.query({ query: 'select 1', format: 'JSONCompactEachRow' })
    if ((await answer.text()).trim() === '[1]') return
  }
  throw new Error('the readings store answers what it was not asked')
}

/** Read at once: thousands of lines one by one take several times as long. Line breaks in values are escaped. */
const rowsOf = <Row>(lines: string) => JSON.parse(`[${lines.trimEnd().replaceAll('\n', ',')}]`) as Row[]

/** What has ended meanwhile is stopped no more; that the engine is gone is noticed by whoever asks next. */
async function stopMarked(stopper: ClickHouseClient, mark: string): Promise<void> {
  const query = `kill query where Settings['log_comment'] = '${mark}' async`
  await stopper.command({ query }).catch(() => undefined)
}
