import type { ImportsLog } from './finish-imports'
import type { Imports } from './imports'

const lookEvery = 5_000

/** Finishes in the background what could not be finished when it came. */
export function startFinishing({ imports, log }: { imports: Pick<Imports, 'finishDue'>; log: ImportsLog }) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  const look = async () => {
    try {
      await imports.finishDue(() => !stopped)
    } catch (err) {
      if (!stopped) log.error({ err }, 'It could not be seen which imports are to be finished')
    }
    wait()
  }
  function wait(): void {
    if (stopped) return
    timer = setTimeout(() => (working = look()), lookEvery)
    timer.unref()
  }
  wait()
  return {
    /** Resolves when nothing is written any more. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
