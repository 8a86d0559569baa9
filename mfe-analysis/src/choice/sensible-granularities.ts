import { granularities, type Granularity, type MeasurementSeries } from '@energycockpit/contract'
import { countBuckets, type BucketLength, type Period } from '@energycockpit/time'

/** More than this no screen can show and no eye can tell apart; a year of hours (8,784) is the limit. */
const MOST_BUCKETS = 9_000

/** How many buckets the automatic choice wants at most: bars can be counted, a line may be finer. */
const WANTED = { amounts: 200, means: 800 } as const

/** The granularities that make sense for a series over a period, from the finest; never none. */
export function sensibleGranularities(
  { interval }: Pick<MeasurementSeries, 'interval'>,
  period: Period,
  timeZone: string,
): Granularity[] {
  const finest = granularities.indexOf(interval)
  const sensible = granularities.filter((granularity) => {
    const length = granularity === 'raw' ? interval : granularity
    const count = bucketCount(length, period, timeZone)
    return granularities.indexOf(length) >= finest && count > 1 && count <= MOST_BUCKETS
  })
  return sensible.length > 0 ? sensible : [interval]
}

/** What 'auto' means: the finest granularity that is still read at a glance. */
export function automaticGranularity(
  series: Pick<MeasurementSeries, 'interval' | 'quantity'>,
  period: Period,
  timeZone: string,
): Granularity {
  const wanted = isAmount(series.quantity) ? WANTED.amounts : WANTED.means
  const sensible = sensibleGranularities(series, period, timeZone).filter(isLength)
  return (
    sensible.find((length) => bucketCount(length, period, timeZone) <= wanted) ??
    sensible.at(-1) ??
    series.interval
  )
}

/** The granularity to ask for: the chosen one where it makes sense, else the automatic one. */
export function granularityFor(
  chosen: Granularity | 'auto',
  series: Pick<MeasurementSeries, 'interval' | 'quantity'>,
  period: Period,
  timeZone: string,
): Granularity {
  const automatic = automaticGranularity(series, period, timeZone)
  if (chosen === 'auto') return automatic
  return sensibleGranularities(series, period, timeZone).includes(chosen) ? chosen : automatic
}

function isAmount(quantity: MeasurementSeries['quantity']): boolean {
  return quantity === 'ENERGY' || quantity === 'VOLUME'
}

function isLength(granularity: Granularity): granularity is BucketLength {
  return granularity !== 'raw'
}

function bucketCount(length: BucketLength, { from, to }: Period, timeZone: string): number {
  return countBuckets(from.getTime(), to.getTime(), length, timeZone)
}
