import type { Granularity, SeriesValues, StatisticFunction } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { Problem } from '../../http/problem'
import { type Sources, intervalsRead, calculatedFigure } from '../../calculations/index'
import { type Readings, type ResultSeries, aggregationOf, isApplicable } from '../../readings/index'
import { aggregate } from './aggregate-query'
import { uncutOf } from './edges-of-period'
import { fromSums } from './figure-sql'
import { canConvertTo, figureUnit } from './figure-units'
import { fillBuckets } from './fill-buckets'
import { refuseAges, refuseTooMany } from './query-period'
import { planBuckets, type BucketPlan } from './plan-buckets'
import { sampledBuckets, segmentsOf } from './sampled-buckets'
import { areSingles, singleReadings } from './single-readings'

export interface SeriesValuesQuery {
  series: ResultSeries
  sources: Sources
  /** ISO 8601 with offset; half open. */
  from: string
  to: string
  granularity: Granularity
  function?: StatisticFunction | undefined
  /** 0 to 100. */
  percentile?: number | undefined
  unit?: string | undefined
  /** No more than so many are drawn. */
  points?: number | undefined
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** A series' values over a period. Throws a Problem (400) for a period, granularity, function or unit that cannot be answered. */
export async function seriesValues(
  readings: Readings,
  { series, ...requested }: SeriesValuesQuery,
): Promise<SeriesValues> {
  const { id, quantity, interval, timeZone } = series
  const { granularity, signal, now, percentile = 50 } = requested
  const period = { from: Date.parse(requested.from), to: Date.parse(requested.to) }

  const aggregation = aggregationOf(quantity)
  const name = requested.function ?? aggregation
  // What a counter shows depends on all that was before.
  const points = name === 'COUNTER' ? undefined : requested.points
  const planned = planBuckets({ ...period, granularity, points }, interval, timeZone)
  if ('refusal' in planned) throw new Problem(400, planned.refusal.code, planned.refusal.detail)

  const read = intervalsRead(series, requested.sources)
  refuseAges(period, [series, ...read])
  refuseTooMany(period, read)

  const { factor, unit } = unitOf(name, series)
  const unitOfResult = requested.unit ?? unit
  if (!canConvertTo(unit, unitOfResult))
    throw new Problem(
      400,
      'UNIT_NOT_CONVERTIBLE',
      `query.unit: ${unit} is not converted into ${unitOfResult}`,
    )

  const source = requested.sources.of([id], period)
  const question = { source, figure: { name, percentile, factor }, signal }
  const sampling = 'sampling' in planned ? planned.sampling : undefined
  const buckets = {
    interval,
    timeZone,
    ...period,
    now,
    areStored: requested.sources.areStored?.(id) === true && factor === 1 && unitOfResult === unit,
  }

  const aggregated = async () => {
    const whole: BucketPlan = { length: 'period', starts: [period.from], end: period.to }
    const [{ plan, figures, counts }, [ofWhole]] = await Promise.all([
      'sampling' in planned
        ? sampledBuckets(readings, { ...question, sampling: planned.sampling })
        : aggregate(readings, { ...question, plan: planned.plan }).then((found) => ({
            ...{ plan: planned.plan, figures: found, counts: undefined },
          })),
      // The median of medians is no median, and the sum of a sample no sum.
      fromSums.has(name) && !sampling ? [] : aggregate(readings, { ...question, plan: whole }),
    ])
    return {
      ...fillBuckets({ ...buckets, plan, figures, whole: ofWhole, function: name }),
      ...(sampling && counts && { segments: segmentsOf(sampling, counts, buckets) }),
    }
  }
  const asTheyAre =
    'plan' in planned && areSingles(planned.plan, interval, name)
      ? await singleReadings(readings, { ...buckets, ...question, plan: planned.plan })
      : undefined
  const filled = asTheyAre ?? (await aggregated())
  return {
    ...{ seriesId: id, quantity, unit: unitOfResult, timeZone, granularity, aggregation, function: name },
    from: new Date(period.from).toISOString(),
    to: new Date(period.to).toISOString(),
    ...(sampling && { sampledFrom: sampling.count }),
    ...uncutOf(filled.at, period, [series]),
    ...(unitOfResult === unit
      ? filled
      : inUnit(filled, (value) => calculatedFigure(convert(value, unit, unitOfResult)))),
  }
}

function unitOf(name: StatisticFunction, series: ResultSeries) {
  const unit = isApplicable(name, series.quantity) ? figureUnit(name, series) : undefined
  if (unit) return unit
  throw new Problem(
    400,
    'FUNCTION_NOT_APPLICABLE',
    `query.function: ${name} says nothing of a series of ${series.quantity} in ${series.unit} every ${series.interval}`,
  )
}

type Filled = ReturnType<typeof fillBuckets>

function inUnit(filled: Filled, converted: (value: number) => number): Filled {
  const one = (value: number | null) => (value === null ? null : converted(value))
  const { total } = filled
  return {
    ...filled,
    value: filled.value.map(one),
    total: {
      ...total,
      value: one(total.value),
      minimum: one(total.minimum),
      maximum: one(total.maximum),
      mean: one(total.mean),
    },
  }
}
