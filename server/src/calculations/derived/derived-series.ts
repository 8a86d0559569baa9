import type { ResultAs, ResultPer, ResultQuantity, SeriesLeftOut } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import type { MadeInto } from './calculation'
import { intervalsRead, calculableSources, sourcesOf, type RowSources } from './sources'
import { type QueriedSeries, type SeriesAtLocation, type Span, Bound } from '../../readings/index'
import { reasonsOf } from '../virtual/stored-faults'
import { constantRate } from './values-over-time'
import { atSteps, duringPeriods, timesOfSeries } from './calculated-rows'
import { factorScopes } from './factor-scopes'
import { byQuantityOf, hasQuantity, unknownReason, type ByQuantity } from './by-quantity'
import { groupsOf } from './groups-of-series'
import { rateSteps } from './rate-steps'

/** What values are answered as, and by what. */
export interface Derivation {
  as?: ResultAs | undefined
  per?: ResultPer | undefined
  /**
   * By the quantity of its own location, or, where series are put together, by that of all. SUM: whoever adds them
   * divides the sum. Absent: each.
   */
  perOf?: 'each' | 'all' | 'sum' | undefined
  /** What is requested: quantities and currencies of other times do not matter. Absent: all time. */
  period?: Span | undefined
}

/** Series with what their values were made into. */
export type Derived<Series extends SeriesAtLocation> = Omit<Series, 'quantity'> & {
  quantity: ResultQuantity
}

interface DerivedFrom<Series extends SeriesAtLocation> {
  series: readonly Derived<Series>[]
  sources: RowSources
}

type Scopes = Awaited<ReturnType<typeof factorScopes>>

/**
 * Series as they are requested, with where their values come from. Throws a Problem (400): NOT_DERIVABLE,
 * FACTOR_UNKNOWN, FLOOR_AREA_UNKNOWN, REFERENCE_QUANTITY_UNKNOWN. `now`: milliseconds since 1970 UTC.
 */
export async function derivedSeries<Series extends SeriesAtLocation>(
  entities: Entities,
  series: readonly Series[],
  requested: Derivation,
  now: number,
): Promise<DerivedFrom<Series>> {
  return derivedOf(entities, { series, sources: await sourcesOf(entities, series) }, requested, now)
}

/** The same of those series that can be calculated, with the others and why. Throws where no series is left. */
export async function derivedOfMany(
  entities: Entities,
  series: readonly QueriedSeries[],
  requested: Derivation,
  now: number,
): Promise<DerivedFrom<QueriedSeries> & { leftOut: SeriesLeftOut[] }> {
  const { sources, faults } = await calculableSources(entities, series)
  const reasons = new Map<number, SeriesLeftOut['reasons']>(
    [...faults].map(([id, fault]) => [id, reasonsOf(id, fault)]),
  )
  const calculable = series.filter(({ id }) => !reasons.has(id))
  for (const [id, reason] of await withoutQuantity(entities, calculable, requested)) reasons.set(id, [reason])
  const leftOut = series.flatMap(({ id, meteringPointId, name }) => {
    const why = reasons.get(id)
    return why ? [{ seriesId: id, meteringPointId, name, reasons: why }] : []
  })
  const answered = { series: series.filter(({ id }) => !reasons.has(id)), sources }
  const { per, perOf, ...undivided } = requested
  const derivation = perOf === 'sum' ? undivided : { ...undivided, per, perOf }
  return { ...(await derivedOf(entities, answered, derivation, now)), leftOut }
}

/** Series of locations without the quantity, with the reason; none where that are all of them, which is refused. */
async function withoutQuantity(
  entities: Entities,
  series: readonly QueriedSeries[],
  { per }: Derivation,
): Promise<Map<number, SeriesLeftOut['reasons'][number]>> {
  if (per === undefined || series.length === 0) return new Map()
  const ids = series.map(({ id }) => id)
  const scopes = await factorScopes(entities, ids, per)
  const without = series.flatMap(({ id, places }) => {
    const one = { id, scope: scopes.get(id)!, places }
    return hasQuantity(one) ? [] : [[id, unknownReason(one, per)] as const]
  })
  return new Map(without.length < series.length ? without : [])
}

async function derivedOf<Series extends SeriesAtLocation>(
  entities: Entities,
  { series, sources }: { series: readonly Series[]; sources: RowSources },
  requested: Derivation,
  now: number,
): Promise<DerivedFrom<Series>> {
  if (!isDerived(requested) || series.length === 0) return { series, sources }
  const scopes = await factorScopes(
    entities,
    series.map(({ id }) => id),
    requested.per,
  )
  return derivedFrom(entities, { series, sources, scopes }, requested, now)
}

/**
 * The same of series of any locations, those left out of which nobody has set what they are calculated with. `unknown`:
 * their ids.
 */
export async function derivedWhereKnown<Series extends SeriesAtLocation>(
  entities: Entities,
  series: readonly Series[],
  as: MadeInto,
  now: number,
): Promise<DerivedFrom<Series> & { unknown: ReadonlySet<number> }> {
  const sources = await sourcesOf(entities, series)
  if (series.length === 0) return { series: [], sources, unknown: new Set() }
  const scopes = await factorScopes(
    entities,
    series.map(({ id }) => id),
  )
  const unknown = new Set<number>()
  await groupsOf(entities, series, { as, scopes, now, unknown })
  const known = series.filter(({ id }) => !unknown.has(id))
  if (known.length === 0) return { series: [], sources, unknown }
  return { ...(await derivedFrom(entities, { series: known, sources, scopes }, { as }, now)), unknown }
}

export const isDerived = ({ as, per }: Derivation): boolean => as !== undefined || per !== undefined

/** The same of values that come from anywhere. `scopes`: of whom the factors of each series are asked. */
export async function derivedFrom<Series extends SeriesAtLocation>(
  entities: Entities,
  { series, sources, scopes }: { series: readonly Series[]; sources: RowSources; scopes: Scopes },
  { as, per, perOf = 'each', period }: Omit<Derivation, 'as'> & { as?: MadeInto | undefined },
  now: number,
): Promise<DerivedFrom<Series>> {
  const groups = await groupsOf(entities, series, { as, scopes, now, period })
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])))
  const placed = series.map(({ id, places }) => ({
    ...{ id, kind: groupOf.get(id)!.kind, scope: scopes.get(id)! },
    ...(places && { places }),
  }))
  const quantities =
    per === undefined || perOf === 'sum' ? undefined : byQuantityOf(placed, { per, of: perOf, period })
  const steps = groups.flatMap(({ courses }) => courses.flatMap(({ value }) => value))
  const calculated = (ids: readonly number[], span: Span, bound: Bound) => {
    const each = groups.flatMap((group) => {
      const own = ids.filter((id) => groupOf.get(id) === group)
      if (own.length === 0) return []
      return group.courses.map(({ value: course, ...time }) => {
        const needed = course.reduceRight((wanted, step) => step.needs?.(wanted) ?? wanted, span)
        const rows = course.reduce(
          (before, step) => step.rows(before, span, bound),
          sources.rows(own, needed, bound),
        )
        return duringPeriods(rows, [time], bound)
      })
    })
    return each.join(' union all ')
  }
  const rows: RowSources['rows'] = (ids, span, bound) =>
    quantities === undefined
      ? calculated(ids, span, bound)
      : perQuantity(ids, quantities, { rowsOf: (some) => calculated(some, span, bound), span, bound })
  return {
    series: series.map((one) => ({
      ...one,
      ...(quantities?.get(one.id)?.kind ?? groupOf.get(one.id)!.kind),
    })),
    sources: {
      basis: {
        inputs: [...sources.basis.inputs, ...steps.flatMap(({ inputs = [] }) => inputs)],
        given: [
          ...[sources.basis.given, [...scopes], ...steps.map(({ given }) => given)],
          // The same prices, each from another day on.
          groups.map(({ courses }) => courses.map(({ from, to }) => [from, to])),
        ],
      },
      rows,
      reads: (id) =>
        intervalsRead(
          series.find((one) => one.id === id)!,
          sources,
        ),
      of(ids, span) {
        const bound = new Bound()
        return { rows: `(${rows(ids, span, bound)})`, params: bound.params }
      },
    },
  }
}

/** Those whose quantities never change become one step, the others one for each course of quantities. */
function perQuantity(
  ids: readonly number[],
  quantities: ReadonlyMap<number, ByQuantity>,
  { rowsOf, span, bound }: { rowsOf: (ids: readonly number[]) => string; span: Span; bound: Bound },
): string {
  const constant = new Map<number, number>()
  const changing = new Map<string, { ids: number[]; by: ByQuantity }>()
  for (const id of ids) {
    const by = quantities.get(id)!
    const rate = constantRate(by.rate)
    if (rate !== undefined) {
      constant.set(id, rate)
      continue
    }
    const key = JSON.stringify(by)
    const known = changing.get(key)
    if (known) known.ids.push(id)
    else changing.set(key, { ids: [id], by })
  }
  return [
    ...(constant.size > 0 ? [timesOfSeries(rowsOf([...constant.keys()]), constant, bound)] : []),
    ...[...changing.values()].map(({ ids: some, by: { rate, kind } }) =>
      atSteps(rowsOf(some), rateSteps(rate, kind, span), bound),
    ),
  ].join(' union all ')
}
