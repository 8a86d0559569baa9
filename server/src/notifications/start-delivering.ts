import { deliverDue, type Delivering } from './deliver'
import { handOut } from './hand-out'
import { purgeNotifications } from './purge'

const lookEvery = 5_000
const retryAfter = 30_000
const purgeEvery = 3_600_000

/** Hands out and sends in the background what users are to be notified of. */
export function startDelivering(
  parts: Omit<Delivering, 'log'> & { log: Delivering['log'] & { error: Delivering['log']['warn'] } },
) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let purged = 0

  async function look(): Promise<void> {
    try {
      while (!stopped && (await handOut(parts.db)) > 0);
      await deliverDue(parts, () => !stopped)
      if (Date.now() - purged > purgeEvery) {
        await purgeNotifications(parts.db)
        purged = Date.now()
      }
      wait(lookEvery)
    } catch (err) {
      if (stopped) return
      parts.log.error({ err }, 'Notifications could not be handed out; it will be tried again')
      wait(retryAfter)
    }
  }
  function wait(milliseconds: number): void {
    if (stopped) return
    timer = setTimeout(() => (working = look()), milliseconds)
    timer.unref()
  }
  wait(lookEvery)
  return {
    /** Resolves when nothing is sent any more. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
