import type { ResultAs, ResultQuantity, resultPer, SeriesLeftOut } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { intervalsRead, calculableSources, sourcesOf, type RowSources } from './sources'
import { type QueriedSeries, type SeriesAtLocation, type Span, Bound } from '../../readings/index'
import { factorsFor, type FactorsOfPoint } from '../conversion/factors-of-points'
import { isDuring, type Valid } from '../conversion/validity'
import { reasonsOf } from '../virtual/stored-faults'
import { constantRate } from './areas-over-time'
import { atSteps, duringPeriods, timesOfSeries } from './calculated-rows'
import type { Calculation, Kind } from './calculation'
import { calculationsFor } from './calculations'
import { factorScopes } from './factor-scopes'
import { byFloorAreaOf, type ByArea } from './floor-areas'
import { rateSteps } from './rate-steps'

/** What values are answered as, and by what. */
export interface Derivation {
  as?: ResultAs | undefined
  per?: (typeof resultPer)[number] | undefined
  /** By the floor area of its own location, or, where series are put together, by that of all. Absent: each. */
  areaOf?: 'each' | 'all' | undefined
  /** What is requested: areas and currencies of other times do not matter. Absent: all time. */
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

/** Series whose values become others in the same way. */
interface Group {
  ids: number[]
  /** The steps of each time: another price holds where the metering point stood before. */
  courses: readonly Valid<readonly Calculation[]>[]
  kind: Kind
}

/**
 * Series as they are requested, with where their values come from. Throws a Problem (400): NOT_DERIVABLE,
 * FACTOR_UNKNOWN, FLOOR_AREA_UNKNOWN. `now`: milliseconds since 1970 UTC.
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
  const calculable = series.filter(({ id }) => !faults.has(id))
  const leftOut = series.flatMap(({ id, meteringPointId, name }) => {
    const fault = faults.get(id)
    return fault ? [{ seriesId: id, meteringPointId, name, reasons: reasonsOf(id, fault) }] : []
  })
  return { ...(await derivedOf(entities, { series: calculable, sources }, requested, now)), leftOut }
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
  as: ResultAs,
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
  { as, per, areaOf = 'each', period }: Derivation,
  now: number,
): Promise<DerivedFrom<Series>> {
  const groups = await groupsOf(entities, series, { as, scopes, now, period })
  const groupOf = new Map(groups.flatMap((group) => group.ids.map((id) => [id, group])))
  const placed = series.map(({ id, places }) => ({
    ...{ id, kind: groupOf.get(id)!.kind, scope: scopes.get(id)! },
    ...(places && { places }),
  }))
  const areas = per === undefined ? undefined : byFloorAreaOf(placed, { of: areaOf, period })
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
    areas === undefined
      ? calculated(ids, span, bound)
      : perArea(ids, areas, { rowsOf: (some) => calculated(some, span, bound), span, bound })
  return {
    series: series.map((one) => ({ ...one, ...(areas?.get(one.id)?.kind ?? groupOf.get(one.id)!.kind) })),
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

/** Those whose areas never change become one step, the others one for each course of areas. */
function perArea(
  ids: readonly number[],
  areas: ReadonlyMap<number, ByArea>,
  { rowsOf, span, bound }: { rowsOf: (ids: readonly number[]) => string; span: Span; bound: Bound },
): string {
  const constant = new Map<number, number>()
  const changing = new Map<string, { ids: number[]; area: ByArea }>()
  for (const id of ids) {
    const area = areas.get(id)!
    const rate = constantRate(area.rate)
    if (rate !== undefined) {
      constant.set(id, rate)
      continue
    }
    const key = JSON.stringify(area)
    const known = changing.get(key)
    if (known) known.ids.push(id)
    else changing.set(key, { ids: [id], area })
  }
  return [
    ...(constant.size > 0 ? [timesOfSeries(rowsOf([...constant.keys()]), constant, bound)] : []),
    ...[...changing.values()].map(({ ids: some, area: { rate, kind } }) =>
      atSteps(rowsOf(some), rateSteps(rate, kind, span), bound),
    ),
  ].join(' union all ')
}

/** Most series of a business have the same prices and factors, and become one step of the question. */
async function groupsOf(
  entities: Entities,
  series: readonly SeriesAtLocation[],
  {
    as,
    scopes,
    now,
    period,
    unknown,
  }: Pick<Derivation, 'as' | 'period'> & {
    scopes: Scopes
    now: number
    /** Gets the ids of series that cannot be calculated, in place of a Problem that is thrown. */
    unknown?: Set<number>
  },
): Promise<Group[]> {
  const factors = as === undefined ? undefined : await factorsFor(entities.db, [...scopes.values()])
  const groups = new Map<string, Group>()
  for (const { id, quantity, unit, interval, timeZone } of series) {
    const scope = scopes.get(id)!
    const stored: Kind = { quantity, unit, interval, timeZone }
    const { businessId, productType, direction } = scope
    const held = factors?.over(scope, timeZone)
    const key = JSON.stringify([stored, businessId, productType, direction, held])
    const known = groups.get(key)
    if (known) {
      known.ids.push(id)
      continue
    }
    const courses =
      as === undefined || held === undefined
        ? [{ ...always, value: [] }]
        : await coursesOf(as, stored, held, { entities, scope, now, period }).catch((error: unknown) => {
            if (unknown === undefined || !(error instanceof Problem)) throw ofSeries(error, id)
            return undefined
          })
    if (courses === undefined) {
      unknown!.add(id)
      continue
    }
    groups.set(key, { ids: [id], courses, kind: courses.at(-1)!.value.at(-1)?.kind ?? stored })
  }
  return [...groups.values()]
}

const always = { from: null, to: null }

/** The steps of each time; at times without a price or factor there is no value. Throws where there is none at any time. */
async function coursesOf(
  as: ResultAs,
  stored: Kind,
  held: readonly Valid<FactorsOfPoint>[],
  { period, ...around }: Omit<Parameters<typeof calculationsFor>[2], 'factors'> & Pick<Derivation, 'period'>,
): Promise<Group['courses']> {
  const courses: Valid<readonly Calculation[]>[] = []
  let unknown: unknown
  for (const { value: factors, ...time } of held)
    try {
      courses.push({ ...time, value: await calculationsFor(as, stored, { ...around, factors }) })
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'FACTOR_UNKNOWN') throw error
      unknown = error
    }
  if (courses.length === 0) throw unknown
  const meanwhile = courses.filter(isDuring(period))
  const used = meanwhile.length > 0 ? meanwhile : courses
  const units = new Set(used.map(({ value }) => value.at(-1)?.kind.unit))
  if (units.size > 1) throw new Problem(400, 'NOT_DERIVABLE', `its prices are in ${[...units].join(' and ')}`)
  return used
}

/** Says which of them cannot be calculated. */
const ofSeries = (error: unknown, id: number) =>
  error instanceof Problem ? new Problem(error.status, error.code, `series ${id}: ${error.message}`) : error
