import { mostReadingsPerLoad } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import { spreadConsumption } from '../estimation/spread-consumption'
import { countStarts, nextStart, startsIn, type IntervalGrid } from '../interval-grid'
import type { Loads } from '../loads/loads'
import { StagedReadings } from '../loads/staged-readings'
import { profileOf } from '../estimation/estimate-gaps'
import type { SeriesWithRules } from '../rules/rules-repository'
import { rulesOf } from '../rules/series-rules'
import type { Quality } from '../write-readings'
import { consumptionOf } from './counter-of-series'
import type { CounterReading } from './counter-repository'

/** The lines that these readings are set aside with; an undo has put its own aside with 0. */
export const lineOf = { estimated: 1, missing: 2 } as const

/** Half open, seconds since 1970 UTC. */
interface Span {
  from: number
  to: number
}

/** From the reading before a span to the one after it: what depends on the readings in it. */
export function dependingOn(readings: readonly Pick<CounterReading, 'at'>[], { from, to }: Span): Span {
  return {
    from: readings.findLast(({ at }) => at < from)?.at ?? from,
    to: readings.find(({ at }) => at > to)?.at ?? to,
  }
}

/** Readings in columns, in the unit in which the counter is read today. */
export const inCounterUnit = (readings: readonly CounterReading[], unit: string) => ({
  at: readings.map(({ at }) => at),
  value: readings.map((one) => (one.unit === unit ? one.value : convert(one.value, one.unit, unit))),
})

/**
 * Sets aside what the readings of a counter say of the intervals of a span, wherever nothing else is measured; what
 * was spread there before and has no reading behind it any more becomes missing. Throws a Problem (413) for more
 * intervals than a load can hold.
 */
export async function stageSpread(
  { stores: { readings, entities } }: Loads,
  {
    loadId,
    found: { series, own },
    held,
    span,
  }: { loadId: number; found: SeriesWithRules; held: readonly CounterReading[]; span: Span },
): Promise<number> {
  const grid = { interval: series.interval, timeZone: series.timeZone }
  const whole = onGrid(span, grid)
  const rules = rulesOf(series, own)
  const columns = inCounterUnit(held, rules.counter.unit)
  const amounts = consumptionOf(series, own, columns).consumption.flatMap(({ from, to, amount }) =>
    amount === null || to <= whole.from || from >= whole.to ? [] : { from, to, amount },
  )
  const around = onGrid(
    {
      from: Math.min(whole.from, ...amounts.slice(0, 1).map(({ from }) => from)),
      to: Math.max(whole.to, ...amounts.slice(-1).map(({ to }) => to)),
    },
    grid,
  )
  if (countStarts(around.from, around.to, grid) > mostReadingsPerLoad)
    throw new Problem(
      413,
      'TOO_MANY_READINGS',
      `more than ${mostReadingsPerLoad} intervals lie between the readings`,
    )

  const rows = await readings.ask<[at: number, value: number, quality: Quality, loadId: number]>({
    query: `
      select toUnixTimestamp(at), value, quality, load_id from readings final
      where series_id = {seriesId:UInt32} and quality != 'missing'
        and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`,
    params: { seriesId: series.id, from: Math.max(around.from, 0), to: Math.max(around.to, 0) },
  })
  const measured = new Map(
    rows.flatMap(([at, value, quality]) => (quality === 'estimated' ? [] : [[at, value] as const])),
  )
  const spread = spreadConsumption(amounts, grid, profileOf(rules, grid.timeZone), measured)
  const staged = new StagedReadings(readings.client, loadId)
  const stage = async (at: number, value: number, quality: keyof typeof lineOf) => {
    if (at < whole.from || at >= whole.to) return
    staged.add({ seriesId: series.id, at, value, quality }, lineOf[quality])
    if (staged.full) await staged.send()
  }
  try {
    for (const [place, at] of spread.at.entries()) await stage(at, spread.value[place]!, 'estimated')
    const covered = new Set(spread.at)
    const ours = await loadsThatSpread(entities.db)
    for (const [at, , quality, by] of rows)
      if (quality === 'estimated' && !covered.has(at) && ours.has(by)) await stage(at, 0, 'missing')
    await staged.finish()
  } finally {
    await staged.atRest()
  }
  return staged.count
}

/** The intervals that a span touches. */
function onGrid({ from, to }: Span, grid: IntervalGrid): Span {
  const [first = from] = startsIn(from - 90_000, from + 1, grid).slice(-1)
  const [last = to] = startsIn(to - 90_000, to + 1, grid).slice(-1)
  return { from: first, to: last === to ? to : nextStart(last, grid) }
}

/** An undo spreads anew, too. */
async function loadsThatSpread(db: Loads['stores']['entities']['db']): Promise<Set<number>> {
  const rows = await db
    .selectFrom('reading_load')
    .select('id')
    .where('kind', 'in', ['MANUAL', 'UNDO'])
    .execute()
  return new Set(rows.map(({ id }) => id))
}
