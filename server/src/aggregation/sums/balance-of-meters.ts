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
  sourcesFrom,
  type Sources,
} from '../../calculations/index'
import { oneKind } from '../queries/one-kind'
import { queriedSeries, type QueriedSeries, type Readings, type ResultSeries } from '../../readings/index'
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
const [lossNumber, mainNumber] = [4_294_967_295, 4_294_967_294]

/**
 * The balance of a main meter and those below it. Throws a Problem: 404 for a series that is none of the visible
 * businesses', 400 for a formula that cannot be calculated and (NOT_ADDABLE) for meters of different kinds, of what does not add up, or when there are none below.
 */
export async function balanceOf(
  entities: Entities,
  { main, subs, as, per }: { main: number; subs?: string | undefined } & Derivation,
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
  const sum = ids.map((id) => `[${id}]`).join(' + ')
  parts.set(lossNumber, { ...common, id: lossNumber, formula: `[${main}] - (${sum})` })
  // Nothing of the others, but not without them.
  parts.set(mainNumber, { ...common, id: mainNumber, formula: `[${main}] + 0 * (${sum})` })
  const both = [mainNumber, lossNumber].map((id) => ({ ...common, id, seriesType: 'VIRTUAL' as const }))
  const of = { series: both, sources: sourcesFrom(parts) }
  const derived = isDerived({ as, per })
    ? await derivedFrom(entities, { ...of, scopes: await scopesOf(entities, main) }, { as, per }, now)
    : of
  return {
    mainId: main,
    main: derived.series[0]!,
    loss: derived.series[1]!,
    subs: ids,
    sources: derived.sources,
  }
}

/** What is lost costs what it does where it is counted first. */
async function scopesOf(entities: Entities, main: number) {
  const scope = (await factorScopes(entities, [main])).get(main)!
  return new Map([mainNumber, lossNumber].map((id) => [id, scope]))
}

/** One series of each sub meter, of the main one's kind; a measured one before others. */
async function subSeries(
  { db }: Entities,
  main: QueriedSeries,
  visible: readonly number[],
): Promise<QueriedSeries[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct on (p.id) s.id from metering_point p
    join measurement_series s on s.metering_point_id = p.id
    where p.parent_id = ${main.meteringPointId} and p.type = 'SUB' and s.quantity = ${main.quantity}
      and s.direction is not distinct from ${main.direction} and s.client_business_id = ${anyOf(visible)}
    order by p.id, (s.series_type = 'MEASURED') desc, s.id
    limit ${maxSeries}`.execute(db)
  if (rows.length === 0) return []
  return queriedSeries({ db } as Entities, { series: rows.map(({ id }) => id).join(',') }, visible)
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
