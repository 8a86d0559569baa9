import { bucketStarts, elapsedLengths, expectedIntervals } from '@energycockpit/time'
import { type Aggregation, type Span, toSecond, type SeriesInterval, type Bound } from '../../readings/index'
import { stableSumSql } from './stable-sum-sql'

/** From the first interval that starts in the span to the end of the last one that does; milliseconds since 1970 UTC. */
export function wholeIntervals({ from, to }: Span, { interval, timeZone }: SeriesInterval): Span {
  const step = elapsedLengths[interval]
  if (step !== undefined) return { from: Math.ceil(from / step) * step, to: Math.ceil(to / step) * step }
  const { starts, end } = bucketStarts(from, to, interval, timeZone)
  return { from: starts.find((start) => start >= from) ?? end, to: end }
}

/** The start of the interval that `at`, an expression of the engine, lies in; seconds since 1970 UTC. */
export function startSql(
  at: string,
  { interval, timeZone }: SeriesInterval,
  span: Span,
  bound: Bound,
): string {
  const step = elapsedLengths[interval]
  if (step !== undefined) return `toUInt32(intDiv(toUnixTimestamp(${at}), ${step / 1000}) * ${step / 1000})`
  const { starts } = startsIn(span, { interval, timeZone })
  return `toUInt32(roundDown(toUnixTimestamp(${at}), ${bound.bind(starts.map(toSecond), 'Array(UInt32)')}))`
}

/** The same where days, too, begin another one: on some clocks they begin between two hours of UTC. */
function startWithinDays(at: string, seriesInterval: SeriesInterval, span: Span, bound: Bound): string {
  const start = startSql(at, seriesInterval, span, bound)
  const step = elapsedLengths[seriesInterval.interval]
  if (step === undefined) return start
  const { starts } = bucketStarts(span.from, span.to, 'P1D', seriesInterval.timeZone)
  if (starts.every((day) => day % step === 0)) return start
  return `greatest(${start}, ${startSql(at, { ...seriesInterval, interval: 'P1D' }, span, bound)})`
}

/** Never none, of which the engine would make an error: where no interval starts there is nothing to be put into it. */
function startsIn({ from, to }: Span, { interval, timeZone }: SeriesInterval) {
  const { starts, end } = bucketStarts(from, to, interval, timeZone)
  return starts.length > 0 ? { starts, end } : { starts: [from], end: from }
}

/**
 * Brings values (a `select`) to longer intervals: amounts add up, all else is averaged. An interval of which a `share`
 * of its values is not there has none. `span`: whole intervals of the longer grid, unless those that it cuts shall have
 * what is inside of it. `cutAtDays`: no interval goes on into the next day.
 */
export function aligned(
  rows: string,
  grids: { from: SeriesInterval; to: SeriesInterval },
  how: Aggregation,
  {
    span,
    bound,
    share = 1,
    cutAtDays = false,
  }: { span: Span; bound: Bound; share?: number; cutAtDays?: boolean },
): string {
  const start = (cutAtDays ? startWithinDays : startSql)('x.at', grids.to, span, bound)
  const length = elapsedLengths[grids.to.interval]
  const least =
    length === undefined
      ? minOfDays(start, grids, share, span, bound)
      : `${Math.ceil((length / elapsedLengths[grids.from.interval]!) * share)}`
  return `select x.series_id as series_id, toDateTime(${start}, 'UTC') as at,
    ${stableSumSql('x.value')}${how === 'SUM' ? '' : ' / count()'} as value, max(x.quality) as quality
    from (${rows}) as x group by x.series_id, ${start} having count() >= ${least}`
}

/** Days have not always as many hours. */
function minOfDays(
  start: string,
  { from, to }: { from: SeriesInterval; to: SeriesInterval },
  share: number,
  span: Span,
  bound: Bound,
): string {
  const { starts, end } = startsIn(span, to)
  const counts = starts.map((day, place) =>
    Math.ceil(share * expectedIntervals(day, starts[place + 1] ?? end, from.interval, from.timeZone)),
  )
  const days = bound.bind(starts.map(toSecond), 'Array(UInt32)')
  return `transform(${start}, ${days}, ${bound.bind(counts, 'Array(UInt32)')}, 1)`
}
