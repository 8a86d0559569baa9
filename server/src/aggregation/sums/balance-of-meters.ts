import type { LossBalance } from '@energycockpit/contract'
import { maxSeries } from '@energycockpit/contract'
import { canAdd } from '@energycockpit/units'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { anyOf } from '../../access/visible-businesses'
import {
  calculatedFigure,
  figuresSubtracted,
  commonInterval,
  formulaParts,
  faultsOf,
  refuseFaults,
  derivedFrom,
  isDerived,
  type Derivation,
  factorScopes,
  duringPeriods,
  sourcesFrom,
  type RowSources,
  type Sources,
  type Valid,
} from '../../calculations/index'
import { oneKind } from '../queries/one-kind'
import {
  Bound,
  placesByTime,
  queriedSeries,
  type PlaceByDays,
  type QueriedSeries,
  type Readings,
  type ResultSeries,
} from '../../readings/index'
import { seriesValues, type SeriesValuesQuery } from '../queries/series-values'

/** What main and sub meters counted, each as a series that has a value where all of the meters have. */
export interface Balance {
  main: ResultSeries
  loss: ResultSeries
  /** The main meter's own, of which the balance is said. */
  mainId: number
  subs: readonly number[]
  sources: Sources
}

/** Numbers that no series has: those of stored ones begin at 1, and ever so many are not given. */
const [lossNumber, mainNumber] = [4_294_967_295, 4_294_967_294] as const

/**
 * The balance of a main meter and those below it. Throws a Problem: 404 for a series that is none of the visible
 * businesses', 400 for a formula that cannot be calculated and (NOT_ADDABLE) for meters of different kinds, of what does not add up, or when there are none below.
 */
export async function balanceOf(
  entities: Entities,
  { main, subs, as, per, period }: { main: number; subs?: string | undefined } & Derivation,
  visible: readonly number[],
  now: number,
): Promise<Balance> {
  const [above] = await queriedSeries(entities, { series: String(main) }, visible)
  const below =
    subs === undefined
      ? await subSeries(entities, above!, visible)
      : await queriedSeries(entities, { series: subs }, visible)
  if (below.length === 0) throw new Problem(400, 'NOT_ADDABLE', `there is no meter below series ${main}`)
  const { unit } = oneKind([above!, ...below])
  if (!canAdd(unit!, unit!)) throw new Problem(400, 'NOT_ADDABLE', `${unit} does not add up`)
  const ids = below.map(({ id }) => id)
  const parts = new Map(await formulaParts(entities.db, [main, ...ids]))
  refuseFaults(faultsOf([main, ...ids], parts))
  const { quantity, timeZone } = above!
  const interval = commonInterval([...parts.values()], timeZone)
  const common = { quantity, unit: unit!, interval, timeZone }
  const times = timesOf(below)
  for (const [place, { value }] of times.entries()) {
    const sum = value.map((id) => `[${id}]`).join(' + ')
    const [loss, whole] = numbersOf(place)
    parts.set(loss, { ...common, id: loss, formula: `[${main}] - (${sum})` })
    // Nothing of the others, but not without them.
    parts.set(whole, { ...common, id: whole, formula: `[${main}] + 0 * (${sum})` })
  }
  const both = [mainNumber, lossNumber].map((id) => ({ ...common, id, seriesType: 'VIRTUAL' as const }))
  const of = { series: both, sources: overTimes(sourcesFrom(parts), times) }
  const derived = isDerived({ as, per })
    ? await derivedFrom(
        entities,
        { ...of, scopes: await scopesOf(entities, main, per) },
        { as, per, period },
        now,
      )
    : of
  return {
    mainId: main,
    main: derived.series[0]!,
    loss: derived.series[1]!,
    subs: ids,
    sources: derived.sources,
  }
}

/** Of each time its own, below the numbers of the whole. */
const numbersOf = (place: number) => [mainNumber - 2 * place - 1, mainNumber - 2 * place - 2] as const

/** The numbers of the submeters, each as long as there are the same ones; of times without any nothing is known. */
function timesOf(below: readonly QueriedSeries[]): Valid<number[]>[] {
  const edges = new Set(
    below.flatMap(({ places }) =>
      (places ?? [always]).flatMap(({ from, to }) => [from ?? -Infinity, to ?? Infinity]),
    ),
  )
  const ordered = [...edges].sort((one, other) => (one < other ? -1 : 1))
  return ordered.slice(0, -1).flatMap((from, place) => {
    const to = ordered[place + 1]!
    const value = below
      .filter(({ places = [always] }) =>
        places.some((one) => (one.from ?? -Infinity) <= from && to <= (one.to ?? Infinity)),
      )
      .map(({ id }) => id)
    const finite = (at: number) => (Number.isFinite(at) ? at : null)
    return value.length === 0 ? [] : [{ from: finite(from), to: finite(to), value }]
  })
}

const always = { from: null, to: null }

/** Main meter and loss, each put together from those of each time. */
function overTimes(sources: RowSources, times: readonly Valid<number[]>[]): RowSources {
  const rows: RowSources['rows'] = (ids, span, bound) =>
    ids
      .flatMap((id) =>
        times.map((time, place) => {
          const [loss, whole] = numbersOf(place)
          const own = sources.rows([id === lossNumber ? loss : whole], span, bound)
          return `select toUInt32(${bound.bind(id, 'UInt32')}) as series_id, x.at as at, x.value as value, x.quality as quality
            from (${duringPeriods(own, [time], bound)}) as x`
        }),
      )
      .join(' union all ')
  return {
    ...sources,
    basis: {
      inputs: sources.basis.inputs.filter((id) => id < numbersOf(times.length)[1]),
      given: [sources.basis.given, times],
    },
    rows,
    reads: (id) =>
      times.flatMap((_, place) => sources.reads?.(numbersOf(place)[id === lossNumber ? 0 : 1]) ?? []),
    of(ids, span) {
      const bound = new Bound()
      return { rows: `(${rows(ids, span, bound)})`, params: bound.params }
    },
  }
}

/** What is lost costs what it does where it is counted first. */
async function scopesOf(entities: Entities, main: number, per: Derivation['per']) {
  const scope = (await factorScopes(entities, [main], per)).get(main)!
  return new Map([mainNumber, lossNumber].map((id) => [id, scope]))
}

/**
 * One series of each submeter that is or was below the main one, of its kind; a measured one before others. One that was
 * archived is below it until the end of that day: without an end, what it no longer counts would hide every later balance.
 */
async function subSeries(
  { db }: Entities,
  main: QueriedSeries,
  visible: readonly number[],
): Promise<QueriedSeries[]> {
  const { rows } = await sql<{ id: number; days: PlaceByDays[] | null }>`
    select distinct on (p.id) s.id,
      case when bool_or(in_use.during = daterange(null, null)) then null else json_agg(
        json_build_object('location', e.parent_node, 'from', lower(in_use.during), 'to', upper(in_use.during)))
      end as days
    from hierarchy_edge e
    join metering_point p on p.id = e.id
    join location l on l.id = p.location_id
    join measurement_series s on s.metering_point_id = p.id,
    lateral (select e.during * daterange(null,
      (coalesce(s.archived_at, p.archived_at) at time zone l.time_zone)::date + 1) as during) in_use
    where e.parent_node = ${main.meteringPointId} and e.type = 'METERING_POINT'
      and e.client_business_id = ${anyOf(visible)} and not isempty(in_use.during)
      and s.quantity = ${main.quantity} and s.direction is not distinct from ${main.direction}
    group by p.id, s.id
    order by p.id, (s.series_type = 'MEASURED') desc, s.id
    limit ${maxSeries}`.execute(db)
  if (rows.length === 0) return []
  const daysOf = new Map(rows.map(({ id, days }) => [id, days]))
  const found = await queriedSeries(
    { db } as Entities,
    { series: rows.map(({ id }) => id).join(',') },
    visible,
  )
  return found.map((series) => {
    const places = placesByTime(daysOf.get(series.id)!, series.timeZone)
    return places ? { ...series, places } : series
  })
}

/** The balance in columns; what the subs counted is what is left of the main meter. */
export async function balanceValues(
  readings: Readings,
  { mainId, main, loss, subs, sources }: Balance,
  requested: Omit<SeriesValuesQuery, 'series' | 'sources'>,
): Promise<LossBalance> {
  const [above, lost] = await Promise.all([
    seriesValues(readings, { ...requested, series: main, sources }),
    seriesValues(readings, { ...requested, series: loss, sources }),
  ])
  const { seriesId: _none, covered, ...values } = lost
  const less = (one: number | null | undefined, other: number | null | undefined) =>
    one === null || one === undefined || other === null || other === undefined
      ? null
      : figuresSubtracted(one, other)
  const counted = above.total.value
  return {
    ...values,
    ...(covered && { covered: covered.map((one) => ({ ...one, seriesId: mainId })) }),
    main: above.value,
    subs: above.value.map((one, place) => less(one, lost.value[place])),
    subSeries: [...subs],
    totals: {
      main: counted,
      subs: less(counted, lost.total.value),
      share:
        counted === null || lost.total.value === null || counted <= 0
          ? null
          : calculatedFigure(lost.total.value / counted),
    },
  }
}
