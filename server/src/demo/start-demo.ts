import type { Locale } from '@energycockpit/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { Entities } from '../entities/entities'
import type { Imports, Readings } from '../readings/index'
import { runHistory } from './history/run-history'
import { firstSignIn } from './records/first-sign-in'
import { history } from './records/history'
import { openDemoReadings, type DemoReadings } from './readings/demo-readings'

/** As `/rest/health` says it. */
export type DemoState = 'absent' | 'loading' | 'loaded'

export interface Demo {
  state(): DemoState
  /** Resolves when the first import is done or has been stopped; rejects when it failed. */
  readonly loaded: Promise<void>
  /** Ends loading and arrival; resolves when nothing is written any more. */
  stop(): Promise<void>
}

interface Past {
  imports: Imports
  locale: Locale
}

interface Dependencies {
  entities: Entities
  readings: Readings
  log: FastifyBaseLogger
  /** What its users have done happens, too; absent: nothing has. */
  history?: Past
  /** Share of the first import that is done, 0 to 1; not called when there is nothing to load. */
  onProgress?: (share: number) => void
  /** Milliseconds since 1970 UTC. */
  now?: () => number
}

/** What must be there before anybody can sign in. It is part of the history, but no reading is needed for it. */
export const beforeFirstSignIn = ({ imports, locale }: Past, log: FastifyBaseLogger): Promise<void> =>
  runHistory({
    ...{ imports, log, events: firstSignIn, signal: new AbortController().signal },
    time: { firstStart: new Date(), locale },
  })

const hour = 3_600_000
/** A store that is away is asked again soon; until then its hours are late, not lost. */
const retryAfter = 30_000

/**
 * Imports the readings of the demo portfolio in the background, catches up on the hours that passed while the server
 * was stopped, and from then on adds each hour as it passes. The portfolio itself and the demo's users must exist.
 */
export function startDemo({
  entities,
  readings,
  log,
  history: past,
  onProgress,
  now = Date.now,
}: Dependencies): Demo {
  const stopping = new AbortController()
  const seconds = () => Math.floor(now() / 1000)
  let state: DemoState = 'loading'
  let timer: NodeJS.Timeout | undefined
  let arriving = Promise.resolve()

  const loaded = readingImport().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
  })
  // Whoever waits for `loaded` gets the failure too; nobody has to.
  loaded.catch((error: unknown) => log.error({ err: error }, 'The demo readings could not be loaded'))

  async function readingImport() {
    const demo = await openDemoReadings(
      {
        entities,
        readings,
        signal: stopping.signal,
        onProgress: onProgress ?? (() => undefined),
      },
      seconds(),
    )
    await demo.catchUp(seconds())
    if (past) await happen(past)
    state = 'loaded'
    log.info('The demo readings are loaded')
    wait(demo, hour - (now() % hour))
  }

  async function happen({ imports, locale }: Past) {
    const { created_at: firstStart } = await entities.db
      .selectFrom('demo_readings')
      .select('created_at')
      .executeTakeFirstOrThrow()
    const time = { firstStart, locale }
    await runHistory({ imports, log, events: history, signal: stopping.signal, time })
  }

  function wait(demo: DemoReadings, milliseconds: number) {
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      arriving = arrive(demo)
    }, milliseconds)
    timer.unref()
  }

  async function arrive(demo: DemoReadings) {
    try {
      await demo.catchUp(seconds())
      wait(demo, hour - (now() % hour))
    } catch (error) {
      if (stopping.signal.aborted) return
      log.error({ err: error }, 'The last hour of demo readings could not be written; it will be tried again')
      wait(demo, retryAfter)
    }
  }

  return {
    state: () => state,
    loaded,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await Promise.allSettled([loaded, arriving])
    },
  }
}
