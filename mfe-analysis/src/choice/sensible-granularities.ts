import {
  granularities,
  maxPoints,
  type ResultQuantity,
  type Granularity,
  type MeasurementSeries,
} from '@energycockpit/contract'
import { countBuckets, fitsInto, type BucketLength, type Period } from '@energycockpit/time'

/** What is valued every how long. */
interface Values extends Pick<MeasurementSeries, 'interval'> {
  quantity: ResultQuantity
}

/** How many buckets the automatic choice wants at most: bars can be counted, a line may be finer. */
const WANTED = { amounts: 200, means: 800 } as const

/**
 * The granularities that make sense for values over a period, from the finest; never none. None has more buckets than a
 * file of them may hold; of very many the drawing shows stretches.
 */
export function sensibleGranularities(
  { interval }: Pick<Values, 'interval'>,
  period: Period,
  timeZone: string,
): Granularity[] {
  const sensible = granularities.filter((granularity) => {
    const length = granularity === 'raw' ? interval : granularity
    const count = bucketCount(length, period, timeZone)
    return isOffered(length, interval) && count > 1 && count <= maxPoints
  })
  return sensible.length > 0 ? sensible : [interval]
}

/** Five and ten minutes are for those who measure by them: of seconds and minutes a quarter of an hour says more. */
const isOffered = (length: BucketLength, interval: BucketLength): boolean =>
  fitsInto(interval, length) && (length === interval || (length !== 'PT5M' && length !== 'PT10M'))

/** What 'auto' means: the finest granularity that is still read at a glance. */
export function automaticGranularity(series: Values, period: Period, timeZone: string): Granularity {
  const wanted = amounts.includes(series.quantity) ? WANTED.amounts : WANTED.means
  // Half hours are what whole countries meter by; who does not goes on from quarters to hours.
  const sensible = sensibleGranularities(series, period, timeZone)
    .filter(isLength)
    .filter((length) => length !== 'PT30M' || series.interval === 'PT30M')
  return (
    sensible.find((length) => bucketCount(length, period, timeZone) <= wanted) ??
    sensible.at(-1) ??
    series.interval
  )
}

/** The granularity to ask for: the chosen one where it makes sense, else the automatic one. */
export function granularityFor(
  chosen: Granularity | 'auto',
  series: Values,
  period: Period,
  timeZone: string,
): Granularity {
  const automatic = automaticGranularity(series, period, timeZone)
  if (chosen === 'auto') return automatic
  return sensibleGranularities(series, period, timeZone).includes(chosen) ? chosen : automatic
}

const amounts: readonly ResultQuantity[] = ['ENERGY', 'VOLUME', 'OUTPUT', 'COST', 'CARBON', 'DEGREE_DAYS']

function isLength(granularity: Granularity): granularity is BucketLength {
  return granularity !== 'raw'
}

function bucketCount(length: BucketLength, { from, to }: Period, timeZone: string): number {
  return countBuckets(from.getTime(), to.getTime(), length, timeZone)
}
