import {
  maxBaselineDays,
  maxReportingDays,
  type BaselineResultAs,
  type SeriesLeftOut,
} from '@energycockpit/contract'
import { derivedOfMany, derivedWhereKnown, type RowSources } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { Problem, titles } from '../../http/problem'
import type { QueriedSeries } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { oneKind, unitOfSum, type SeriesOfMany } from '../queries/one-kind'
import { refuseTooMany } from '../queries/query-period'
import { daySpan, instantsOfDay, type DaySpan } from './days-of-periods'
import type { UsualDrift } from './drift-of-series'
import { noDrivers, type PlannedDrivers } from './planned-drivers'
import { surroundingsOfSeries, type Surroundings } from './surroundings-of-series'

/** What is read for a comparison with a baseline, and from where. */
export interface BaselinePlan extends Surroundings {
  series: readonly SeriesOfMany[]
  leftOut: readonly SeriesLeftOut[]
  sources: RowSources
  unit: string
  baseline: DaySpan
  reporting: DaySpan
  drivers: PlannedDrivers
  /** Costs or emissions of the series, those of which somebody has set them; undefined where amounts are requested. */
  worth: { ids: ReadonlySet<number>; sources: RowSources; unit: string } | undefined
}

/** Calendar days, the last one not among them, `YYYY-MM-DD`. */
export interface DateSpan {
  from: string
  to: string
}

/** Finds what is read. Throws a Problem (400) for what does not add up, has no price, and for periods that are none. */
export async function planBaseline(
  entities: Entities,
  stored: readonly QueriedSeries[],
  requested: {
    baseline: DateSpan
    reporting: DateSpan
    drivers?: PlannedDrivers
    as?: BaselineResultAs | undefined
  },
  { visible, now, drift }: { visible: readonly number[]; now: number; drift: UsualDrift },
): Promise<BaselinePlan> {
  const baseline = daySpan(requested.baseline, 'baseline', maxBaselineDays)
  const reporting = daySpan(requested.reporting, 'reporting', maxReportingDays)
  const { series, sources, leftOut } = await derivedOfMany(entities, stored, {}, now)
  const unit = unitOfSum(series, 'compare')
  const { as, drivers = noDrivers } = requested
  const spans = [baseline, reporting]
  for (const span of spans)
    refuseTooMany({ from: instantsOfDay(span.from, 'UTC').from, to: instantsOfDay(span.to, 'UTC').from }, [
      ...series,
      ...drivers.series,
    ])
  const ids = series.map(({ id }) => id)
  const surroundings = await surroundingsOfSeries(entities, ids, { visible, spans, drift })
  const calculable = new Set(ids)
  const priced = stored.filter(({ id }) => calculable.has(id))
  const worth = as && (await worthOf(entities, priced, as, now))
  return {
    ...{ ...surroundings, series, sources, unit, baseline, reporting, drivers },
    worth: worth?.worth,
    leftOut: [...leftOut, ...(worth?.leftOut ?? [])],
  }
}

/** Names the answer, before anything is read for it. */
export async function tagOf(
  entities: Entities,
  plan: BaselinePlan,
  { call, query, given, now }: { call: string; query: object; given?: unknown; now: number },
): Promise<string> {
  const { series, leftOut, reporting, weather, sources, weatherSources, calendars, worth, drivers } = plan
  const read = [sources, weatherSources, worth?.sources, drivers.sources].filter((one) => one !== undefined)
  return dataTag(entities, {
    ...{
      call,
      now,
      series: [...series, ...weather.map(({ temperatures }) => temperatures), ...drivers.series],
    },
    basis: {
      inputs: read.flatMap(({ basis }) => basis.inputs),
      given: [read.map(({ basis }) => basis.given), leftOut, weather, calendars, drivers.known, given],
    },
    // The last day of the period may end a day later, seen from UTC.
    query: { ...query, to: new Date(instantsOfDay(reporting.to + 1, 'UTC').to).toISOString() },
  })
}

async function worthOf(
  entities: Entities,
  series: readonly QueriedSeries[],
  as: BaselineResultAs,
  now: number,
): Promise<{ worth: NonNullable<BaselinePlan['worth']>; leftOut: SeriesLeftOut[] }> {
  const { series: known, sources, unknown } = await derivedWhereKnown(entities, series, as, now)
  const { unit } = oneKind(known)
  if (unit === null) throw new Problem(400, 'FACTOR_UNKNOWN', `no series has what ${as} is calculated with`)
  const leftOut = series.flatMap(({ id, meteringPointId, name }) => {
    const reason = { code: 'FACTOR_UNKNOWN', title: titles.FACTOR_UNKNOWN }
    return unknown.has(id) ? [{ seriesId: id, meteringPointId, name, reasons: [reason] }] : []
  })
  return { worth: { ids: new Set(known.map(({ id }) => id)), sources, unit }, leftOut }
}
