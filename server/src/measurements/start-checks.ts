import { checkSeries } from './checks/check-series'
import { dueByLoads, dueByRules, type DueCheck } from './checks/due-checks'
import { keepFindings, knownFindings } from './checks/keep-findings'
import { seriesToCheck } from './checks/series-to-check'
import { spreadAroundArrivals } from './counter-readings/spread-around-arrivals'
import { estimateFoundGaps } from './estimation/estimate-found-gaps'
import type { Loads } from './loads/loads'

/** Readings that come by no load. */
export interface OtherArrivals {
  /** What is to be checked; `done` is called when all of it is. */
  due(): Promise<{ checks: readonly DueCheck[]; done: () => Promise<void> }>
}

export interface Checks {
  /** Resolves when nothing is read or written any more. */
  stop(): Promise<void>
}

interface Dependencies {
  loads: Loads
  log: { error(details: object, message: string): void }
  others?: OtherArrivals | undefined
}

const lookEvery = 1_000
/** What could not be checked is tried again after so long; until then the rest goes on. */
const retryAfter = 30_000

/**
 * Checks readings soon after they came in, one series after the other, has what lies between the readings of its
 * counter spread anew, and estimates what is missing where the rules of the series want that. What is still to be
 * checked stands in the entity store, so that nothing is forgotten when the server ends; two servers do some work
 * twice and no harm.
 */
export function startChecks({ loads, log, others }: Dependencies): Checks {
  const { entities, readings } = loads.stores
  const stopping = new AbortController()
  const { signal } = stopping
  const failedAt = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  async function check({ seriesId, changed, ...due }: DueCheck): Promise<void> {
    // Setting rules does so itself.
    if (!due.byRules) await spreadAroundArrivals(loads, { seriesId, changed, loads: due.loads })
    signal.throwIfAborted()
    const series = await seriesToCheck(entities, seriesId)
    const known = await knownFindings(entities, seriesId)
    const checked = await checkSeries(readings, series, { changed, known, signal })
    signal.throwIfAborted()
    // Before it is known that all is done, so that nobody forgets it.
    if (series.isMeasured) await estimateFoundGaps(loads, { seriesId, changed, checked, signal })
    await keepFindings(entities, { ...checked, series, ...due })
  }

  /** Answers whether it worked; a series that fails must not keep the others waiting. */
  async function tryToCheck(due: DueCheck): Promise<boolean> {
    try {
      await check(due)
      return true
    } catch (err) {
      signal.throwIfAborted()
      failedAt.set(due.seriesId, Date.now())
      log.error({ err, seriesId: due.seriesId }, 'Readings could not be checked; it will be tried again')
      return false
    }
  }
  const isToWait = ({ seriesId }: DueCheck) => (failedAt.get(seriesId) ?? 0) > Date.now() - retryAfter

  async function checkLoads(): Promise<void> {
    for (;;) {
      const all = [...(await dueByLoads(entities)), ...(await dueByRules(entities, readings))]
      const due = all.filter((one) => !isToWait(one))
      if (due.length === 0) return
      for (const one of due) await tryToCheck(one)
    }
  }

  async function checkOthers(): Promise<void> {
    if (others === undefined) return
    const { checks, done } = await others.due()
    if (checks.length === 0 || checks.some(isToWait)) return
    let worked = true
    for (const one of checks) {
      // Somebody waits for what a load brought; for the others nobody does.
      await checkLoads()
      worked = (await tryToCheck(one)) && worked
    }
    if (worked) await done()
  }

  function wait(milliseconds: number): void {
    if (signal.aborted) return
    timer = setTimeout(() => (working = look()), milliseconds)
    timer.unref()
  }

  async function look(): Promise<void> {
    try {
      await checkLoads()
      await checkOthers()
      wait(lookEvery)
    } catch (err) {
      if (signal.aborted) return
      log.error({ err }, 'It could not be seen which readings are to be checked; it will be tried again')
      wait(retryAfter)
    }
  }

  wait(lookEvery)
  return {
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}
