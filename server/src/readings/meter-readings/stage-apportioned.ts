import { maxReadingsPerImport, type ImportKind } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import { apportionConsumption } from './apportion-consumption'
import { countStarts, nextStart, startOf, type SeriesInterval } from '../series/series-interval'
import type { Imports } from '../imports/imports'
import { StagedReadings } from '../imports/staged-readings'
import { profileOf } from './profiles'
import type { SeriesWithRules } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import type { Quality } from '../store/write-readings'
import { consumptionOf } from './register-of-series'
import type { MeterReading } from './meter-reading-repository'

/** The lines that these readings are set aside with; an undo puts its own aside with others. */
export const lineOf = { estimated: 1, missing: 2 } as const

/** Half open, seconds since 1970 UTC. */
interface Span {
  from: number
  to: number
}

/** From the reading before a span to the one after it: what depends on the readings in it. */
export function dependingOn(readings: readonly Pick<MeterReading, 'at'>[], { from, to }: Span): Span {
  return {
    from: readings.findLast(({ at }) => at < from)?.at ?? from,
    to: readings.find(({ at }) => at > to)?.at ?? to,
  }
}

/** Readings in columns, in the unit in which the register is read today. */
export const inRegisterUnit = (readings: readonly MeterReading[], unit: string) => ({
  at: readings.map(({ at }) => at),
  value: readings.map((one) => (one.unit === unit ? one.value : convert(one.value, one.unit, unit))),
})

interface ApportionmentToStage {
  importId: number
  found: SeriesWithRules
  held: readonly MeterReading[]
  span: Span
  /** Leaves out what is so already, and what somebody has deleted. */
  onlyOther?: boolean
}

/**
 * Sets aside what the readings of a register say of the intervals of a span, wherever nothing else is measured; what
 * was spread there before and has no reading behind it any more becomes missing. An estimate, be it delivered, gives
 * way: the register knows better. Answers how many intervals that are. Throws a Problem (413) for more of them than a
 * load can hold.
 */
export async function stageApportioned(
  { stores: { readings, entities } }: Imports,
  { importId, found, held, span, onlyOther = false }: ApportionmentToStage,
): Promise<number> {
  const { series, own } = found
  const seriesInterval = { interval: series.interval, timeZone: series.timeZone }
  const whole = onInterval(span, seriesInterval)
  const rules = meterRulesOf(series, own)
  const columns = inRegisterUnit(held, rules.register.unit)
  const amounts = consumptionOf(series, own, columns).consumption.flatMap(({ from, to, amount }) =>
    amount === null || to <= whole.from || from >= whole.to ? [] : { from, to, amount },
  )
  const around = onInterval(
    {
      from: Math.min(whole.from, ...amounts.slice(0, 1).map(({ from }) => from)),
      to: Math.max(whole.to, ...amounts.slice(-1).map(({ to }) => to)),
    },
    seriesInterval,
  )
  if (countStarts(around.from, around.to, seriesInterval) > maxReadingsPerImport)
    throw new Problem(
      413,
      'TOO_MANY_READINGS',
      `more than ${maxReadingsPerImport} intervals lie between the readings`,
    )

  const rows = await readings.select<InForce>({
    query: `
      select toUnixTimestamp(at), value, quality, import_id from readings final
      where series_id = {seriesId:UInt32}
        and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`,
    params: { seriesId: series.id, from: Math.max(around.from, 0), to: Math.max(around.to, 0) },
  })
  const measured = new Map(
    rows.flatMap(([at, value, quality]) => (isMeasured(quality) ? [[at, value] as const] : [])),
  )
  const spread = apportionConsumption(
    amounts,
    seriesInterval,
    profileOf(rules, seriesInterval.timeZone),
    measured,
  )
  const staged = new StagedReadings(readings.client, importId)
  const stage = async (at: number, value: number, quality: keyof typeof lineOf) => {
    if (at < whole.from || at >= whole.to) return
    staged.add({ seriesId: series.id, at, value, quality }, lineOf[quality])
    if (staged.full) await staged.send()
  }
  try {
    const staying = onlyOther ? await whatStays(entities.db, rows) : undefined
    for (const [place, at] of spread.at.entries()) {
      const value = spread.value[place]!
      if (!staying?.deleted.has(at) && staying?.estimated.get(at) !== value)
        await stage(at, value, 'estimated')
    }
    const covered = new Set(spread.at)
    // An undo spreads anew, too.
    const ours = await importsOf(entities.db, ['MANUAL', 'APPORTIONMENT', 'UNDO'])
    for (const [at, , quality, by] of rows)
      if (quality === 'estimated' && !covered.has(at) && ours.has(by)) await stage(at, 0, 'missing')
    await staged.finish()
  } finally {
    await staged.atRest()
  }
  return staged.count
}

/** A reading that is in force, be it that something is missing; seconds since 1970 UTC. */
type InForce = [at: number, value: number, quality: Quality, importId: number]

const isMeasured = (quality: Quality) => quality !== 'estimated' && quality !== 'missing'

async function whatStays(db: Database, rows: readonly InForce[]) {
  const missing = rows.filter(([, , quality]) => quality === 'missing')
  const deletions = await importsOf(db, ['DELETION'])
  return {
    deleted: new Set(missing.flatMap(([at, , , by]) => (deletions.has(by) ? [at] : []))),
    estimated: new Map(
      rows.flatMap(([at, value, quality]) => (quality === 'estimated' ? [[at, value] as const] : [])),
    ),
  }
}

/** The intervals that a span touches. */
function onInterval({ from, to }: Span, seriesInterval: SeriesInterval): Span {
  const last = startOf(to, seriesInterval)
  return { from: startOf(from, seriesInterval), to: last === to ? to : nextStart(last, seriesInterval) }
}

type Database = Imports['stores']['entities']['db']

async function importsOf(db: Database, kinds: readonly ImportKind[]): Promise<Set<number>> {
  const rows = await db.selectFrom('reading_import').select('id').where('kind', 'in', kinds).execute()
  return new Set(rows.map(({ id }) => id))
}
