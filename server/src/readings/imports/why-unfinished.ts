import type { UnfinishedProblem } from '@energycockpit/contract'
import { isStorageFull } from '../../data-folder/storage-full'
import { isStoreUnavailable } from '../../entities/store-unavailable'

type Cause = Exclude<UnfinishedProblem, 'BEHIND_ANOTHER'>

/** By the name that the engine gives, or by what it says. */
const causes: readonly [RegExp, Cause][] = [
  [/NOT_ENOUGH_SPACE|CANNOT_WRITE_TO_FILE_DESCRIPTOR|No space left|ENOSPC|disk full|53100/i, 'STORE_FULL'],
  [/MEMORY_LIMIT_EXCEEDED|TOO_MANY_PARTS|TOO_MANY_SIMULTANEOUS|out of memory|53200/i, 'STORE_OVERLOADED'],
  [/READONLY|TABLE_IS_READ_ONLY|ACCESS_DENIED|EACCES|EROFS|permission denied/i, 'STORE_REFUSES'],
  [/TIMEOUT_EXCEEDED|SOCKET_TIMEOUT|NETWORK_ERROR|Timeout error|socket hang up/i, 'STORE_UNAVAILABLE'],
]

/** What kept an import from being finished, as far as its operator can do something about it. */
export function whyUnfinished(error: unknown): Cause {
  if (isStorageFull(error)) return 'STORE_FULL'
  if (isStoreUnavailable(error)) return 'STORE_UNAVAILABLE'
  const { type = '', code = '', message = '' } = (error ?? {}) as Record<string, string>
  const said = `${type} ${code} ${message}`
  return causes.find(([pattern]) => pattern.test(said))?.[1] ?? 'UNKNOWN'
}

const shortest = 30_000
const longest = 3_600_000

/** Milliseconds until it is tried again: twice as long each time, from half a minute to an hour. */
export const pauseAfter = (attempts: number): number =>
  Math.min(shortest * 2 ** Math.min(Math.max(attempts - 1, 0), 20), longest)
