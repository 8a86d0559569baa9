import { maxDurationPoints, type LoadDuration } from '@energycockpit/contract'
import { elapsedLengths, fitsInto } from '@energycockpit/time'
import { calculatedFigure, intervalsRead } from '../../calculations/index'
import { Problem } from '../../http/problem'
import { isApplicable, type Readings } from '../../readings/index'
import { coveredOf } from '../queries/edges-of-period'
import { figureUnit } from '../queries/figure-units'
import { sharesOf } from '../queries/fill-buckets'
import { expectedOf, refuseTooMany, type QueryPeriod } from '../queries/query-period'
import { offsetSql, wallOffsets } from '../queries/wall-offsets'
import type { Sum } from '../sums/sum-of-series'
import { rankAt, rankSql } from './sampled-ranks'

const quarter = { interval: 'PT15M', seconds: 900 } as const
const secondsOfHour = 3600

type Counted = [measured: number, estimated: number]
type Curve = [count: number, values: number[]]
type Peak = [at: number, value: number]

/**
 * The powers of a sum in the order of their size. Throws a Problem (400) for what is no power or flow (FUNCTION_NOT_APPLICABLE),
 * and for what is too much to be read.
 */
export async function loadDuration(
  readings: Readings,
  sum: Sum,
  requested: { period: QueryPeriod; peaks: number; perDay: boolean; now: number; signal: AbortSignal },
): Promise<LoadDuration> {
  const { series, of, parts, sources } = sum
  const { period, signal, now } = requested
  refuseTooMany(
    period,
    of.flatMap((one) => intervalsRead(one, parts)),
  )
  const { factor, unit, seconds, interval } = powerOf(sum)
  const source = sources.of([series.id], period)
  const stored = parts.of(
    of.map(({ id }) => id),
    period,
  )
  // Of finer intervals the mean of those that are there: a missing one is unknown, and not nothing.
  const powers = `(
    select toUInt32(intDiv(toUnixTimestamp(at), ${seconds}) * ${seconds}) as second, avg(value) * ${factor} as power
    from ${source.rows} group by second)`
  const { params } = source
  const [[curve], peaks, [counts]] = await Promise.all([
    readings.select<Curve>({
      query: `with arrayReverseSort(groupArray(power)) as sorted, length(sorted) as count
        select toUInt32(count), arrayMap(place -> sorted[toUInt32(${rankSql('place', 'count')}) + 1],
          range(toUInt32(least(count, ${maxDurationPoints}))))
        from ${powers}`,
      params,
      signal,
    }),
    readings.select<Peak>({ query: peaksQuery(powers, requested, series.timeZone), params, signal }),
    readings.select<Counted>({
      query: `select toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality != 'measured')) from ${stored.rows}`,
      params: stored.params,
      signal,
    }),
  ])
  const [count, values] = curve ?? [0, []]
  const hours = seconds / secondsOfHour
  const expected = expectedOf(period, now)
  const [measured, estimated] = counts ?? [0, 0]
  const all = of.reduce((total, one) => total + expected(one), 0)
  return {
    ...{ unit, interval, timeZone: series.timeZone, seriesCount: of.length },
    ...{ count, hours: calculatedFigure(count * hours) },
    curve: {
      hour: values.map((_, place) => calculatedFigure((rankAt(place, count) + 1) * hours)),
      value: values.map(calculatedFigure),
    },
    peaks: { at: peaks.map(([at]) => at * 1000), value: peaks.map(([, value]) => calculatedFigure(value)) },
    ...(all === 0 ? { measured: 0, estimated: 0 } : sharesOf({ measured, estimated }, all)),
    ...coveredOf(period, of),
  }
}

function peaksQuery(
  powers: string,
  { period, peaks, perDay }: { period: QueryPeriod; peaks: number; perDay: boolean },
  timeZone: string,
): string {
  const first = `order by top desc, start limit ${peaks}`
  if (!perDay) return `select second as start, power as top from ${powers} ${first}`
  const day = `intDiv(second + ${offsetSql(wallOffsets(period.from, period.to, timeZone))}, 86400)`
  return `select argMax(second, (power, -toInt64(second))) as start, max(power) as top
    from ${powers} group by ${day} ${first}`
}

/** The interval of each power, and what amounts are multiplied by. */
function powerOf({ series }: Sum) {
  const length = elapsedLengths[series.interval]
  const power = isApplicable('PEAK', series.quantity) ? figureUnit('PEAK', series) : undefined
  if (power === undefined || length === undefined)
    throw new Problem(
      400,
      'FUNCTION_NOT_APPLICABLE',
      `${series.quantity} in ${series.unit} every ${series.interval} has no powers`,
    )
  // Ten minutes lie in no quarter of an hour.
  return length / 1000 < quarter.seconds && fitsInto(series.interval, quarter.interval)
    ? { ...power, ...quarter }
    : { ...power, interval: series.interval, seconds: length / 1000 }
}
