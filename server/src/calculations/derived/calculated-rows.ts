import { bucketStarts, elapsedLengths, fitsInto } from '@energycockpit/time'
import { type Span, toSecond, type SeriesInterval, type Bound } from '../../readings/index'
import type { Valid } from '../conversion/validity'
import type { DegreeDayRule } from '../conversion/degree-days'
import { aligned, startSql, wholeIntervals } from '../figures/align'
import type { RateStep } from './rate-steps'

/*
 * Each of these makes other values of a `select` with the columns series_id, at, value and quality, as another one.
 */
const select = (value: string, rows: string, quality = 'x.quality') =>
  `select x.series_id as series_id, x.at as at, ${value} as value, ${quality} as quality from (${rows}) as x`

/** value × factor + offset. */
export const scaled = (rows: string, factor: number, bound: Bound, offset = 0): string =>
  select(`x.value * ${bound.bind(factor, 'Float64')} + ${bound.bind(offset, 'Float64')}`, rows)

/** Values of intervals that begin in one of the periods. */
export function duringPeriods(
  rows: string,
  periods: readonly Pick<Valid<unknown>, 'from' | 'to'>[],
  bound: Bound,
): string {
  if (periods.some(({ from, to }) => from === null && to === null)) return rows
  const second = (at: number) => bound.bind(toSecond(at * 1000), 'UInt32')
  const conditions = periods.map(({ from, to }) =>
    [
      ...(from === null ? [] : [`toUnixTimestamp(x.at) >= ${second(from)}`]),
      ...(to === null ? [] : [`toUnixTimestamp(x.at) < ${second(to)}`]),
    ].join(' and '),
  )
  return `${select('x.value', rows)} where ${conditions.map((one) => `(${one})`).join(' or ')}`
}

/** value × the factor of its series. */
export function timesOfSeries(rows: string, factors: ReadonlyMap<number, number>, bound: Bound): string {
  const ids = bound.bind([...factors.keys()], 'Array(UInt32)')
  const times = bound.bind([...factors.values()], 'Array(Float64)')
  return select(`x.value * transform(x.series_id, ${ids}, ${times}, nan)`, rows)
}

/** value × the rate of its interval; without a value where there is none. */
export function atSteps(rows: string, steps: readonly RateStep[], bound: Bound): string {
  const known = steps.filter(({ value }) => value !== null)
  if (known.length === 0) return `${select('x.value', rows)} where false`
  const second = (each: readonly RateStep[]) =>
    bound.bind(
      each.map(({ from }) => toSecond(from * 1000)),
      'Array(UInt32)',
    )
  const rates = bound.bind(
    known.map(({ value }) => value!),
    'Array(Float64)',
  )
  const step = `toUInt32(roundDown(toUnixTimestamp(x.at), ${second(steps)}))`
  const times = select(`x.value * transform(${step}, ${second(known)}, ${rates}, nan)`, rows)
  return `${select('x.value', times)} where isFinite(x.value)`
}

/** value × what a series says of its interval: the mean of shorter intervals, of a longer one what that says. */
export function atSeries(
  rows: string,
  seriesInterval: SeriesInterval,
  rate: { seriesInterval: SeriesInterval; rows: (span: Span) => string },
  { span, bound }: { span: Span; bound: Bound },
): string {
  const holds = fitsInto(seriesInterval.interval, rate.seriesInterval.interval)
  const around = holds ? outerIntervals(span, rate.seriesInterval) : wholeIntervals(span, seriesInterval)
  const rates = holds ? rate.rows(around) : meanRates(seriesInterval, rate, { span: around, bound })
  const at = holds ? `toDateTime(${startSql('x.at', rate.seriesInterval, around, bound)}, 'UTC')` : 'x.at'
  const worst = 'if(toInt8(x.quality) >= toInt8(r.quality), x.quality, r.quality)'
  return `${select('x.value * r.value', rows, worst)} inner join (${rates}) as r on ${at} = r.at`
}

/** The mean of what a series says within each interval of another one, by time. */
function meanRates(
  to: SeriesInterval,
  rate: { seriesInterval: SeriesInterval; rows: (span: Span) => string },
  { span, bound }: { span: Span; bound: Bound },
): string {
  const from = rate.seriesInterval
  if (fitsInto(from.interval, to.interval))
    return aligned(rate.rows(span), { from, to }, 'MEAN', { span, bound })
  // A quarter of an hour lies in no ten minutes: both are made of five.
  const [whole, piece] = [elapsedLengths[from.interval]! / 1000, elapsedLengths.PT5M! / 1000]
  const pieces = `select x.series_id as series_id, toDateTime(toUnixTimestamp(x.at) + piece, 'UTC') as at,
    x.value as value, x.quality as quality
    from (${rate.rows(outerIntervals(span, from))}) as x array join range(0, ${whole}, ${piece}) as piece`
  const inside = `select x.series_id as series_id, x.at as at, x.value as value, x.quality as quality from (${pieces}) as x
    where toUnixTimestamp(x.at) >= ${bound.bind(toSecond(span.from), 'UInt32')}
      and toUnixTimestamp(x.at) < ${bound.bind(toSecond(span.to), 'UInt32')}`
  return aligned(inside, { from: { ...from, interval: 'PT5M' }, to }, 'MEAN', { span, bound })
}

/** From the start of the interval that the span starts in. */
function outerIntervals({ from, to }: Span, { interval, timeZone }: SeriesInterval): Span {
  const { starts, end } = bucketStarts(from, to, interval, timeZone)
  return { from: starts[0] ?? from, to: end }
}

/** A day with a smaller share has no mean: the warm or the cold hours may be the ones that miss. */
const minShare = 0.8

/** Degree days of temperatures in °C, by whole days of the grid's zone. */
export function degreeDayRows(
  rows: string,
  seriesInterval: SeriesInterval,
  rule: DegreeDayRule,
  { span, bound }: { span: Span; bound: Bound },
): string {
  const days = { interval: 'P1D', timeZone: seriesInterval.timeZone } as const
  const means = aligned(rows, { from: seriesInterval, to: days }, 'MEAN', { span, bound, share: minShare })
  return rule.kind === 'heating'
    ? select(`if(x.value < ${rule.below}, ${rule.base} - x.value, 0)`, means)
    : select(`if(x.value >= ${rule.from}, x.value - ${rule.base}, 0)`, means)
}
