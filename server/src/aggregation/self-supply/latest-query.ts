import { elapsedLengths } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { RowSources } from '../../calculations/index'
import { Bound, nextStart, type Readings, type Span } from '../../readings/index'
import type { Metered } from './stretches'

/** The last value of a meter. */
export interface Latest {
  /** When its interval ended, ms since 1970 UTC. */
  until: number
  /** kW on average in it; undefined: it is a day or longer, which hides what flows now. */
  power: number | undefined
}

const day = 86_400_000
/** A meter that has been silent for longer than this is said to have no reading. */
const lookBack = 31 * day

/** Of today; of a meter without a value today, of the last month. */
export async function latestValues(
  readings: Readings,
  meters: readonly Metered['series'][],
  {
    sourcesOf,
    today,
    now,
    signal,
  }: { sourcesOf: (seriesId: number) => RowSources; today: number; now: number; signal: AbortSignal },
): Promise<Map<number, Latest>> {
  const found = new Map<number, Latest>()
  const byId = new Map(meters.map((one) => [one.id, one]))
  async function look(ids: readonly number[], span: Span) {
    if (ids.length === 0) return
    const bound = new Bound('latest')
    const rows = [...new Set(ids.map(sourcesOf))].map((sources) => {
      const own = ids.filter((id) => sourcesOf(id) === sources)
      return `select series_id, at, value from (${sources.rows(own, span, bound)})`
    })
    const latest = await readings.select<[id: number, at: number, value: number]>({
      query: `select series_id, toUInt32(toUnixTimestamp(max(at))), argMax(value, at)
        from (${rows.join(' union all ')}) group by series_id`,
      ...{ params: bound.params, signal },
    })
    for (const [id, at, value] of latest) {
      const series = byId.get(id)!
      const step = elapsedLengths[series.interval]
      const energy = series.unit === 'kWh' ? value : convert(value, series.unit, 'kWh')
      found.set(id, {
        until: nextStart(at, series) * 1000,
        power: step === undefined ? undefined : (energy * 3_600_000) / step,
      })
    }
  }
  await look([...byId.keys()], { from: today, to: now })
  await look(
    [...byId.keys()].filter((id) => !found.has(id)),
    { from: now - lookBack, to: today },
  )
  return found
}
