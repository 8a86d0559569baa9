import type { ClickHouseError } from '@clickhouse/client'
import { Problem } from '../../http/problem'

const shorter = 'ask for a shorter period, fewer series or a coarser granularity'
const memory = `the readings engine has too little memory for it: ${shorter}`
const time = `it takes the readings engine too long: ${shorter}`
const values = `the readings engine would have to read too much for it: ${shorter}`
const depth =
  'the calculation is too large or nested too deeply for the readings engine: ask for fewer series'

/** What the engine says when a query is right and yet too much for it, or for the limits that its operator has set. */
const tooMuch: Readonly<Record<string, string>> = {
  MEMORY_LIMIT_EXCEEDED: memory,
  CANNOT_ALLOCATE_MEMORY: memory,
  TIMEOUT_EXCEEDED: time,
  TOO_SLOW: time,
  TOO_MANY_ROWS: values,
  TOO_MANY_BYTES: values,
  TOO_MANY_ROWS_OR_BYTES: values,
  SET_SIZE_LIMIT_EXCEEDED: values,
  TOO_DEEP_RECURSION: depth,
  TOO_DEEP_AST: depth,
  TOO_BIG_AST: depth,
  TOO_DEEP_SUBQUERIES: depth,
  TOO_MANY_TEMPORARY_COLUMNS: depth,
  TOO_MANY_TEMPORARY_NON_CONST_COLUMNS: depth,
}

/** What it says when it would answer the same at another time. */
const busy: ReadonlySet<string> = new Set(['TOO_MANY_SIMULTANEOUS_QUERIES', 'QUERY_WAS_CANCELLED'])

/** What a query was refused for, as a Problem that explains itself; undefined where the query was wrong. */
export function engineRefusal(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined
  const { message } = error
  // The client itself stops waiting after a while; its error has neither a class nor a code.
  if (message === 'Timeout error.') return tooLarge(time, error)
  // By name: the embedded engine brings the class along a second time, which a bundler tells apart by what it adds.
  if (!error.constructor.name.includes('ClickHouseError')) return undefined
  const { type = '' } = error as ClickHouseError
  if (busy.has(type)) return new Problem(503, 'STORE_UNAVAILABLE', undefined, { cause: error })
  // A text beyond `max_query_size` ends in the middle of a word, and so does what the engine makes of it.
  if (type === 'SYNTAX_ERROR' && message.includes('Max query size exceeded')) return tooLarge(depth, error)
  const detail = tooMuch[type]
  return detail === undefined ? undefined : tooLarge(detail, error)
}

const tooLarge = (detail: string, cause: Error) =>
  new Problem(400, 'CALCULATION_TOO_LARGE', detail, { cause })
