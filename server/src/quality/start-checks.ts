import { checkSeries } from './checks/check-series'
import { dueByImports, dueByMeters, dueByRules, type DueCheck } from './checks/due-checks'
import { storeFindings, knownFindings } from './checks/store-findings'
import { seriesToCheck } from './checks/series-to-check'
import { apportionAroundArrivals, recountRegister, type Imports, pauseAfter } from '../readings/index'
import { estimateFoundGaps } from './estimation/estimate-found-gaps'

/** Readings that come by no import. */
export interface OtherArrivals {
  /** What is to be checked; `done` is called when all of it is. */
  due(): Promise<{ checks: readonly DueCheck[]; done: () => Promise<void> }>
}

export interface Checks {
  /** Resolves when nothing is read or written any more. */
  stop(): Promise<void>
}

interface Dependencies {
  imports: Imports
  log: { error(details: object, message: string): void }
  others?: OtherArrivals | undefined
}

const lookEvery = 1_000
/** What cannot even be looked for is looked for again after so long. */
const retryAfter = 30_000

/**
 * Checks readings soon after they came in, one series after the other, has what lies between the readings of its
 * register spread anew, and estimates what is missing where the rules of the series want that. What is still to be
 * checked stands in the entity store, so that nothing is forgotten when the server ends; two servers do some work
 * twice and no harm.
 */
export function startChecks({ imports, log, others }: Dependencies): Checks {
  const { entities, readings } = imports.stores
  const stopping = new AbortController()
  const { signal } = stopping
  /** By series: how often it has failed, and until when it is left alone while the rest goes on. */
  const failing = new Map<number, { attempts: number; until: number }>()
  /** By series: what of the other arrivals is checked, while some of them are not. */
  const checkedOthers = new Map<number, string>()
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()

  async function check({ seriesId, changed, ...due }: DueCheck): Promise<void> {
    // Setting rules does so itself.
    if (due.byMeter !== undefined) await recountRegister(imports, seriesId)
    else if (!due.byRules) await apportionAroundArrivals(imports, { seriesId, changed, imports: due.imports })
    signal.throwIfAborted()
    const series = await seriesToCheck(entities, seriesId)
    const known = await knownFindings(entities, seriesId)
    const checked = await checkSeries(readings, series, { changed, known, signal })
    signal.throwIfAborted()
    // Before it is known that all is done, so that nobody forgets it.
    if (series.isMeasured) await estimateFoundGaps(imports, { seriesId, changed, checked, signal })
    await storeFindings(entities, { ...checked, series, ...due })
  }

  /** Answers whether it worked; a series that fails must not keep the others waiting. */
  async function tryToCheck(due: DueCheck): Promise<boolean> {
    try {
      await check(due)
      failing.delete(due.seriesId)
      return true
    } catch (err) {
      signal.throwIfAborted()
      const attempts = (failing.get(due.seriesId)?.attempts ?? 0) + 1
      failing.set(due.seriesId, { attempts, until: Date.now() + pauseAfter(attempts) })
      log.error({ err, seriesId: due.seriesId }, 'Readings could not be checked; it will be tried again')
      return false
    }
  }
  const isToWait = ({ seriesId }: DueCheck) => (failing.get(seriesId)?.until ?? 0) > Date.now()
  const toWait = () => [...failing].flatMap(([seriesId, { until }]) => (until > Date.now() ? seriesId : []))

  async function checkImports(): Promise<void> {
    for (;;) {
      const all = [
        ...(await dueByImports(entities, { besides: toWait() })),
        ...(await dueByRules(entities, readings)),
        ...(await dueByMeters(entities, readings)),
      ]
      const due = all.filter((one) => !isToWait(one))
      if (due.length === 0) return
      for (const one of due) await tryToCheck(one)
    }
  }

  async function checkOthers(): Promise<void> {
    if (others === undefined) return
    const { checks, done } = await others.due()
    if (checks.length === 0) return
    let left = 0
    for (const one of checks) {
      const part = JSON.stringify(one.changed)
      if (checkedOthers.get(one.seriesId) === part) continue
      // Somebody waits for what an import brought; for the others nobody does.
      await checkImports()
      if (!isToWait(one) && (await tryToCheck(one))) checkedOthers.set(one.seriesId, part)
      else left++
    }
    if (left > 0) return
    await done()
    checkedOthers.clear()
  }

  function wait(milliseconds: number): void {
    if (signal.aborted) return
    timer = setTimeout(() => (working = look()), milliseconds)
    timer.unref()
  }

  async function look(): Promise<void> {
    try {
      await checkImports()
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
