import { Problem } from '../../http/problem'
import { checkWorkedOut, importReadings } from '../imports/import-readings'
import type { Loads } from '../imports/loads'
import { undoneLoads } from '../imports/undone-loads'
import { ruledSeries } from '../series/rules-repository'
import { heldReadings, type CounterReading } from './counter-repository'
import { dependingOn, stageSpread } from './stage-spread'

/** Values of a series that have arrived or were taken back. */
interface Arrivals {
  seriesId: number
  /** Where; half open, seconds since 1970 UTC. */
  changed: { from: number; to: number }
  /** By which loads; none for what came otherwise. */
  loads: readonly number[]
}

/**
 * Between two readings of a counter, values that arrive are known from then on, and values that are taken back no
 * more: what is left of the amount is spread over the other intervals anew, by a load of its own, where that comes to
 * something else than what is there. What has been deleted stays deleted.
 */
export async function spreadAroundArrivals(
  loads: Loads,
  { seriesId, changed, loads: arrived }: Arrivals,
): Promise<void> {
  const { entities } = loads.stores
  const heldWithout = (undone: ReadonlySet<number>) => heldReadings(entities.db, seriesId, undone)
  // Of nearly every series there are none; and no load is begun for what arrives before the first or after the last.
  if (!isBetween(await heldWithout(new Set()), changed) || !(await canTellMore(loads, arrived))) return
  const found = (await ruledSeries(entities.db, { id: seriesId }))!
  const { series } = found
  const businessId = series.clientBusinessId
  try {
    await importReadings(loads, {
      load: { kind: 'SPREAD', businessId, actor: null, asOf: new Date() },
      alone: true,
      stage: async (loadId) => {
        const held = await heldWithout(await undoneLoads(entities.db))
        if (!isBetween(held, changed)) return undefined
        const around = dependingOn(held, changed)
        const span = { from: Math.max(around.from, held[0]!.at), to: Math.min(around.to, held.at(-1)!.at) }
        const count = await stageSpread(loads, { loadId, found, held, span, onlyOther: true })
        return count === 0 ? undefined : count
      },
      check: (loadId, readingCount) => checkWorkedOut(loads, loadId, { readingCount }),
      keep: (db, loadId, count) =>
        loads.audit.write(db, {
          action: 'readings.spread-anew',
          subject: { id: String(seriesId), name: `${series.meteringPointName} #${seriesId}` },
          businessId,
          detail: { load: loadId, values: count },
        }),
    })
  } catch (error) {
    // More than a load can hold: what was spread before stays as it is.
    if (!(error instanceof Problem && error.status === 413)) throw error
  }
}

/** Whether a change touches what lies between the first and the last of the readings (ascending). */
const isBetween = (readings: readonly CounterReading[], { from, to }: Arrivals['changed']): boolean =>
  readings.length > 1 && to > readings[0]!.at && from < readings.at(-1)!.at

/** Whether any of the loads may have brought or taken back a measurement; what came by no load may have. */
async function canTellMore({ stores: { entities } }: Loads, arrived: readonly number[]): Promise<boolean> {
  if (arrived.length === 0) return true
  const telling = await entities.db
    .selectFrom('reading_load')
    .select('id')
    .where('id', 'in', arrived)
    .where('kind', 'not in', ['MANUAL', 'SPREAD', 'ESTIMATION', 'DELETION'])
    .limit(1)
    .executeTakeFirst()
  return telling !== undefined
}
