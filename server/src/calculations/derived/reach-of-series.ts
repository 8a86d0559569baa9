import type { MeasurementSeries } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { type Span, firstAndLast, type Readings } from '../../readings/index'
import { sourcesFrom, type Sources } from './sources'
import { formulaParts } from '../virtual/formula-parts'
import type { FormulaProblem } from '../virtual/formula-problem'
import type { FormulaParts } from '../virtual/plan-virtual'
import { faultOf } from '../virtual/stored-faults'

/** Starts of the first and the last interval with a value, UTC. */
export interface Reach {
  firstAt: string
  lastAt: string
}

type Stores = { entities: Entities; readings: Readings }

/**
 * How far series reach, stored and virtual ones; a series without any value is not in the answer. A virtual one begins
 * where its formula has a value for the first time.
 */
export async function reachOfSeries(
  { entities, readings }: Stores,
  series: readonly Pick<MeasurementSeries, 'id' | 'seriesType'>[],
): Promise<Map<number, Reach>> {
  const stored = series.filter(({ seriesType }) => seriesType !== 'VIRTUAL').map(({ id }) => id)
  const found = await firstAndLast(readings, stored)
  for (const { id, seriesType } of series) {
    if (seriesType !== 'VIRTUAL') continue
    const reach = await reachOfVirtual(readings, id, await formulaParts(entities.db, [id]))
    if (reach) found.set(id, reach)
  }
  return found
}

/** The same of those that can be calculated, and what is wrong with the others: one does not take all with it. */
export async function reachOrFaults(
  stores: Stores,
  series: readonly Pick<MeasurementSeries, 'id' | 'seriesType'>[],
): Promise<{ reach: Map<number, Reach>; faults: Map<number, FormulaFaultCode> }> {
  const faults = await faultsOfSeries(stores.entities, series)
  const calculable = series.filter(({ id }) => !faults.has(id))
  return { reach: await reachOfSeries(stores, calculable), faults }
}

/** What is wrong with the formulas of those virtual series that cannot be calculated as they were stored. */
async function faultsOfSeries(
  { db }: Entities,
  series: readonly Pick<MeasurementSeries, 'id' | 'seriesType'>[],
): Promise<Map<number, FormulaFaultCode>> {
  const found = new Map<number, FormulaFaultCode>()
  for (const { id, seriesType } of series) {
    if (seriesType !== 'VIRTUAL') continue
    const problem = faultOf(id, await formulaParts(db, [id]))
    if (problem) found.set(id, problem.fault.code)
  }
  return found
}

type FormulaFaultCode = FormulaProblem['fault']['code']

const day = 86_400_000
/** The first window that is looked into; each further one is four times as wide. */
const firstWindow = 31 * day

/**
 * Looks from both ends of what all inputs have in common: nearly always the first window has a value, and years of
 * hundreds of meters need not be calculated to find it.
 */
async function reachOfVirtual(
  readings: Readings,
  id: number,
  parts: FormulaParts,
): Promise<Reach | undefined> {
  const base = [...parts.values()].filter(({ formula }) => formula === null).map((part) => part.id)
  const known = await firstAndLast(readings, base)
  if (known.size < base.length) return undefined
  const all = [...known.values()]
  // The day of a virtual meter can begin within the first hour of an input, by clocks that are half an hour off.
  const from = Math.max(...all.map(({ firstAt }) => Date.parse(firstAt))) - 2 * day
  const to = Math.min(...all.map(({ lastAt }) => Date.parse(lastAt))) + 1000
  const sources = sourcesFrom(parts)
  const first = await soonest(readings, { sources, id, windows: windowsFrom({ from, to }), extreme: 'min' })
  if (first === undefined) return undefined
  const backwards = windowsFrom({ from: -to, to: -Date.parse(first) })
    // From the later end; half open the same way.
    .map((window) => ({ from: -window.to, to: -window.from }))
  const last = await soonest(readings, { sources, id, windows: backwards, extreme: 'max' })
  return { firstAt: first, lastAt: last ?? first }
}

function windowsFrom({ from, to }: Span): Span[] {
  const windows: Span[] = []
  for (let [start, width] = [from, firstWindow]; start < to; start += width, width *= 4)
    windows.push({ from: start, to: Math.min(start + width, to) })
  return windows
}

/** The first or the last value in the first window that has any. */
async function soonest(
  readings: Readings,
  requested: { sources: Sources; id: number; windows: readonly Span[]; extreme: 'min' | 'max' },
): Promise<string | undefined> {
  for (const window of requested.windows) {
    const { rows, params } = requested.sources.of([requested.id], window)
    const [found] = await readings.select<[at: number, count: number]>({
      query: `select toUInt32(toUnixTimestamp(${requested.extreme}(at))), toUInt32(count()) from ${rows}`,
      params,
    })
    if (found && found[1] > 0) return new Date(found[0] * 1000).toISOString()
  }
  return undefined
}
