import type { Log } from './log'
import { StartFailure } from './start-failure'

/** What has been opened, to be closed in the reverse order. */
export class CleanupStack {
  readonly #steps: (() => Promise<unknown>)[] = []

  later(step: () => Promise<unknown>): void {
    this.#steps.push(step)
  }

  /** Runs every step, also when one fails; gives the failures. */
  async everything(): Promise<unknown[]> {
    const failures: unknown[] = []
    for (const step of this.#steps.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        failures.push(error)
      }
    }
    return failures
  }
}

/** Says why the start failed, in plain words where it is the operator's to mend. Gives the exit code. */
export function printFailure(error: unknown): number {
  if (error instanceof StartFailure) {
    process.stderr.write(`${error.toString()}\n`)
    return error.exitCode
  }
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`EnergyCockpit cannot start because of a fault in itself:\n${text}\n`)
  return 1
}

/** Longer than any answer takes; a process that is still there then will not end by itself. */
const secondsToEnd = 10

/**
 * Ends the process when it is asked to, after the answers under way and with both stores closed; a second signal
 * ends it at once. A fault that nobody caught ends it too: what state it has left behind, nobody knows.
 */
export function endOnSignals(undo: CleanupStack, log: Log): void {
  let ending = false
  const end = async (signal: NodeJS.Signals) => {
    if (ending) process.exit(1)
    ending = true
    log.info({ signal }, 'ending')
    setTimeout(() => {
      log.error(`not ended after ${secondsToEnd} s`)
      process.exit(1)
    }, secondsToEnd * 1000).unref()
    const failures = await undo.everything()
    for (const err of failures) log.error({ err }, 'something could not be closed')
    process.exit(failures.length === 0 ? 0 : 1)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'a fault that nobody caught; the server ends')
    process.exit(1)
  })
}
