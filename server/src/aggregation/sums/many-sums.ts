import type { BriefSum, SumQuery } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import { dataTag } from '../queries/data-tag'
import { plannedSum, type Stores } from './planned-sum'

/** So many are computed beside each other; others of the server's users are waiting too. */
const atOnce = 4

/**
 * Browsers keep no answers to POST, and lists are opened often. By a tag that stands for all that a sum depends on, also
 * its readings; who may see the series is looked at before, each time.
 */
const computed = new Map<string, BriefSum>()
const mostKept = 1_000
/** Years of months: lists show no finer ones. */
const longestKept = 240

/**
 * What each of several requests adds up to, as for one; null where it is refused. The same request is computed once.
 */
export async function manySums(
  stores: Stores,
  queries: readonly SumQuery[],
  visible: readonly number[],
  signal: AbortSignal,
): Promise<(BriefSum | null)[]> {
  const now = Date.now()
  const keys = queries.map((query) => JSON.stringify(query))
  const waiting = [...new Map(queries.map((query, place) => [keys[place]!, query]))]
  const found = new Map<string, BriefSum | null>()
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      signal.throwIfAborted()
      found.set(next[0], await briefSum(stores, next[1], { visible, now, signal }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return keys.map((key) => found.get(key) ?? null)
}

async function briefSum(
  stores: Stores,
  query: SumQuery,
  { visible, now, signal }: { visible: readonly number[]; now: number; signal: AbortSignal },
): Promise<BriefSum | null> {
  try {
    const { tagged, values } = await plannedSum(stores, query, visible, now)
    const tag = await dataTag(stores.entities, { call: 'brief-sum', ...tagged, query, now })
    const known = computed.get(tag)
    if (known) return known
    const { unit, timeZone, at, value, measured, estimated, leftOut } = await values(signal)
    const sum = { unit, timeZone, at, value, measured, estimated, ...(leftOut && { leftOut }) }
    if (computed.size >= mostKept) computed.delete(computed.keys().next().value!)
    if (at.length <= longestKept) computed.set(tag, sum)
    return sum
  } catch (error) {
    if (error instanceof Problem && (error.status === 400 || error.status === 404)) return null
    throw error
  }
}
