import type { SeriesInterval } from '../series/series-interval'
import type { Readings } from '../store/readings-store'
import type { Measured } from './compare-with-measured'

/** Seconds since 1970 UTC, half open. */
interface Span {
  from: number
  to: number
}

const day = 86_400
/** So long before and after is what is usual: long enough for all days of a week, short enough for one season. */
const around = 28 * day
/** Of months and years that would be none. */
const aroundLong = 730 * day
/** With fewer values nobody can say what is usual. */
const fewest = 3

/** What was measured in a span, and what is usual around it. Two statements, however many readings of the meter there are. */
export async function readMeasured(
  { select }: Readings,
  { seriesId, span, seriesInterval }: { seriesId: number; span: Span; seriesInterval: SeriesInterval },
): Promise<Measured> {
  const isShort = /^P(?:T|1D)/.test(seriesInterval.interval)
  const reach = isShort ? around : aroundLong
  const within = (from: number, to: number) => ({ seriesId, from: Math.max(from, 0), to: Math.max(to, 0) })
  const [[count, mean, high] = [0, 0, 0]] = await select<(number | string)[]>({
    query: `select count(), avg(value), quantileExact(0.99)(value) from readings final where ${isMeasured}`,
    params: within(span.from - reach, span.to + reach),
  })
  if (Number(count) === 0) return { valueAt: new Map(), usual: null }
  const rows = await select<[number, number]>({
    query: `select toUnixTimestamp(at), value from readings final where ${isMeasured}`,
    // The interval that the first reading lies in has begun before.
    params: within(span.from - (isShort ? 90_000 : 366 * day), span.to),
  })
  const usual = Number(count) < fewest ? null : { mean: Number(mean), high: Number(high) }
  return { valueAt: new Map(rows), usual }
}

const isMeasured = `series_id = {seriesId:UInt32} and quality in ('measured', 'substituted')
  and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')`
