import type { UsualDrift } from '../aggregation/index'
import type { Entities } from '../entities/entities'
import type { Readings } from '../readings/index'
import { examineMeters } from './examine-meters'
import { claimMeters } from './store-anomalies'
import { dueMeters, stampOfChanges, type DueMeter } from './watched-meters'

interface Dependencies {
  stores: { entities: Entities; readings: Readings }
  drift: UsualDrift
  log: { error(details: object, message: string): void }
}

const lookEvery = 5_000
/** A new day at a location, or a claim that ran out, changes none of what is looked at every few seconds. */
const lookAnywayAfter = 60_000
const retryAfter = 30_000
/** Of one run; what is left then waits for the next one. */
const mostProcessorTime = 5_000
const restAfter = 10_000
/** Read by one question to the engine. */
const atOnce = 25

/**
 * Looks soon after readings came in, and once a day, for days on which main meters counted other than expected. How far
 * each meter has been looked at stands in the entity store, so that nothing is forgotten or done twice when a server
 * ends or several run.
 */
export function startWatching({ stores, drift, log }: Dependencies) {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let known: { stamp: string; at: number } | undefined

  /** Answers whether all that was due has been looked at. */
  async function watch(): Promise<boolean> {
    const begun = process.cpuUsage()
    const due = await dueMeters(stores.entities, new Date())
    for (const batch of batchesOf(due)) {
      const { user, system } = process.cpuUsage(begun)
      if ((user + system) / 1000 > mostProcessorTime) return false
      signal.throwIfAborted()
      await tryToExamine(batch)
    }
    return true
  }

  async function tryToExamine(batch: readonly DueMeter[]): Promise<void> {
    const now = new Date()
    const { claim, mine } = await claimMeters(stores.entities, batch, now)
    const meters = batch.filter(({ seriesId }) => mine.has(seriesId))
    if (meters.length === 0) return
    const examining = { stores, drift, now, signal }
    try {
      await examineMeters(meters, claim, examining)
    } catch (err) {
      signal.throwIfAborted()
      log.error({ err }, 'Meters could not be looked at for anomalies together; each is tried alone')
      // One that fails keeps its claim until that runs out, and is tried again then.
      for (const meter of meters)
        await examineMeters([meter], claim, examining).catch((err: unknown) => {
          signal.throwIfAborted()
          log.error({ err, seriesId: meter.seriesId }, 'A meter could not be looked at for anomalies')
        })
    }
  }

  async function look(): Promise<void> {
    try {
      const stamp = await stampOfChanges(stores.entities)
      if (stamp === known?.stamp && Date.now() - known.at < lookAnywayAfter) return wait(lookEvery)
      const isDone = await watch()
      if (isDone) known = { stamp, at: Date.now() }
      wait(isDone ? lookEvery : restAfter)
    } catch (err) {
      if (signal.aborted) return
      log.error({ err }, 'Anomalies could not be looked for; it will be tried again')
      wait(retryAfter)
    }
  }

  function wait(milliseconds: number): void {
    if (signal.aborted) return
    timer = setTimeout(() => (working = look()), milliseconds)
    timer.unref()
  }

  wait(lookEvery)
  return {
    async stop(): Promise<void> {
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}

/** Meters of one business on the same day, in the order in which they are due. */
export function batchesOf(due: readonly DueMeter[]): DueMeter[][] {
  const batches: DueMeter[][] = []
  for (const meter of due) {
    const batch = batches.find(
      ([first, ...others]) =>
        first!.businessId === meter.businessId && first!.today === meter.today && others.length < atOnce - 1,
    )
    if (batch) batch.push(meter)
    else batches.push([meter])
  }
  return batches
}
