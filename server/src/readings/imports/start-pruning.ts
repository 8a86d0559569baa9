import type { ImportsLog } from './finish-imports'
import { pruneImports } from './prune-imports'
import type { Stores } from './stores'

const firstAfter = 60_000
const nextAfter = 1_000
const againAfter = 24 * 3_600_000

/** Deletes the rows of old imports in the background, once a day, a few at a time. */
export function startPruning({
  stores,
  keptDays,
  log,
}: {
  stores: Stores
  keptDays: number
  log: ImportsLog
}) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let after = 0

  const failed = (err: unknown) =>
    log.error({ err }, 'Some old imports could not be deleted; that will be tried again')
  async function prune() {
    try {
      const last = await pruneImports(stores, { keptDays, after, onFailure: failed })
      after = last ?? 0
      wait(last === null ? againAfter : nextAfter)
    } catch (err) {
      if (stopped) return
      failed(err)
      wait(againAfter)
    }
  }
  function wait(milliseconds: number): void {
    if (stopped) return
    timer = setTimeout(() => (working = prune()), milliseconds)
    timer.unref()
  }
  wait(firstAfter)
  return {
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
