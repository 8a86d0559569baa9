import type { ResultPer, SummedValues } from '@energycockpit/contract'
import { commonLength, isOfCalendar } from '@energycockpit/time'
import { convert } from '@energycockpit/units'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { aggregate } from '../queries/aggregate-query'
import { aggregationOf, type Span, type Readings, type ResultSeries, Bound } from '../../readings/index'
import { sharesOf } from '../queries/fill-buckets'
import { isNetCost, unitOfSum, type SeriesOfMany } from '../queries/one-kind'
import { expectedOf } from '../queries/query-period'
import {
  atSteps,
  constantRate,
  intervalsRead,
  factorScopes,
  perUnit,
  quantityOfAll,
  rateSteps,
  type RowSources,
  type Sources,
  stableSumSql,
  aligned,
  scaled,
  unitBy,
  type Valid,
} from '../../calculations/index'
import { seriesValues, type SeriesValuesQuery } from '../queries/series-values'
import { uncutOf } from '../queries/edges-of-period'

/** Series that are added, as if they were one. */
export interface Sum {
  series: ResultSeries
  /** Of the totals of each interval. */
  sources: Sources
  of: readonly SeriesOfMany[]
  /** Of the values that are added. */
  parts: RowSources
}

/**
 * Puts series together (of costs of both directions the net ones: what is fed in counts negative), on the finest
 * interval that is made of whole intervals of each. An interval that the edge of a period cuts counts what is inside.
 * Throws a Problem (400, NOT_ADDABLE) for what cannot be added: temperatures, degree days, prices, different quantities or directions, days of different calendars; and for none.
 */
export function sumOf(series: readonly SeriesOfMany[], parts: RowSources): Sum {
  const isNet = isNetCost(series)
  const unit = unitOfSum(series, 'add', { isNet })
  const first = series[0]!
  const interval = commonLength(series.map((one) => one.interval))
  // The days are those of the node: a meter that left it may be elsewhere by now.
  const { timeZone } = series.find(({ places }) => places === undefined) ?? first
  const foreign = series.find((one) => isOfCalendar(one.interval) && one.timeZone !== timeZone)
  if (foreign) throw new Problem(400, 'NOT_ADDABLE', `series ${foreign.id} has days of ${foreign.timeZone}`)
  const seriesInterval = { interval, timeZone }
  const whole: ResultSeries = { ...first, id: 0, unit, ...seriesInterval }
  return {
    ...{ series: whole, of: series, parts },
    sources: {
      basis: parts.basis,
      reads: () => series.flatMap((one) => intervalsRead(one, parts)),
      of(_ids, span) {
        const bound = new Bound()
        const rows = groupsOf(series).map(([one, ...others]) => {
          const ids = [one, ...others].map(({ id }) => id)
          const stored = parts.rows(ids, span, bound)
          const sign = isNet && one.direction === 'FEED_IN' ? -1 : 1
          const factor = sign * convert(1, one.unit, unit)
          const own = factor === 1 ? stored : scaled(stored, factor, bound)
          if (one.interval === interval) return own
          const grids = { from: { interval: one.interval, timeZone: one.timeZone }, to: seriesInterval }
          return aligned(own, grids, aggregationOf(one.quantity), { span, bound, share: 0, cutAtDays: true })
        })
        const total = `select toUInt32(0) as series_id, x.at as at, ${stableSumSql('x.value')} as value, max(x.quality) as quality
          from (${rows.join(' union all ')}) as x group by x.at`
        return { rows: `(${total})`, params: bound.params }
      },
    },
  }
}

function groupsOf(series: readonly SeriesOfMany[]): [SeriesOfMany, ...SeriesOfMany[]][] {
  const groups = new Map<string, [SeriesOfMany, ...SeriesOfMany[]]>()
  for (const one of series) {
    const key = `${one.interval} ${one.unit} ${one.direction}`
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return [...groups.values()]
}

/** The values of a sum, with the shares of what all of its series could have. */
export async function summedValues(
  readings: Readings,
  sum: Sum,
  requested: Omit<SeriesValuesQuery, 'series' | 'sources'>,
): Promise<SummedValues> {
  const {
    seriesId: _none,
    covered: _ofSum,
    uncutAt: _inSum,
    ...values
  } = await seriesValues(readings, { ...requested, ...sum })
  const span: Span = { from: Date.parse(requested.from), to: Date.parse(requested.to) }
  const counts = await aggregate(readings, {
    source: sum.parts.of(
      sum.of.map(({ id }) => id),
      span,
    ),
    plan: { length: 'period', starts: values.at, end: span.to },
    figure: { name: 'COUNT', percentile: 50, factor: 1 },
    signal: requested.signal,
  })
  const measured = values.at.map(() => 0)
  const estimated = values.at.map(() => 0)
  const expectedIn = (from: number, to: number) => {
    const expected = expectedOf({ from: Math.max(from, span.from), to: Math.min(to, span.to) }, requested.now)
    return sum.of.reduce((total, one) => total + expected(one), 0)
  }
  const stored = { measured: 0, estimated: 0 }
  for (const one of counts) {
    const shares = sharesOf(one, expectedIn(values.at[one.place]!, values.at[one.place + 1] ?? span.to))
    measured[one.place] = shares.measured
    estimated[one.place] = shares.estimated
    stored.measured += one.measured
    stored.estimated += one.estimated
  }
  const expected = expectedIn(span.from, span.to)
  const shares = expected === 0 ? stored : sharesOf(stored, expected)
  return {
    ...{ ...values, measured, estimated, seriesCount: sum.of.length },
    ...uncutOf(values.at, span, sum.of),
    total: { ...values.total, ...shares, expected },
  }
}

/** The same by a reference quantity, each interval by the quantity of its time. */
export const byQuantity = (sum: Sum, per: ResultPer, quantity: readonly Valid<number>[]): Sum => ({
  ...sum,
  series: { ...sum.series, unit: unitBy(sum.series.unit, per) },
  sources: {
    basis: sum.sources.basis,
    reads: sum.sources.reads,
    of(ids, span) {
      const { rows, params } = sum.sources.of(ids, span)
      const bound = new Bound('per')
      const all = `select x.series_id as series_id, x.at as at, x.value as value, x.quality as quality from ${rows} as x`
      const rate = perUnit(quantity)
      const constant = constantRate(rate)
      const divided =
        constant === undefined
          ? atSteps(all, rateSteps(rate, sum.series, span), bound)
          : scaled(all, constant, bound)
      return { rows: `(${divided})`, params: { ...params, ...bound.params } }
    },
  },
})

/**
 * The quantity of all locations at which something is added in a period, where that of each is known. Throws a Problem
 * (400) as `quantityOfAll` does.
 */
export async function quantityOf(
  entities: Entities,
  series: readonly SeriesOfMany[],
  { per, period }: { per: ResultPer; period: Span },
): Promise<Valid<number>[]> {
  const scopes = await factorScopes(
    entities,
    series.map(({ id }) => id),
    per,
  )
  return quantityOfAll(
    series.map(({ id, places }) => ({ id, scope: scopes.get(id)!, places })),
    { per, period },
  )
}
