import { elapsedLengths } from '@energycockpit/time'
import type { BucketPlan } from './plan-buckets'
import type { Readings } from './readings-store'

/** What the engine says of one bucket that has values. */
export interface BucketFigures {
  /** Place in the plan's starts. */
  place: number
  sum: number
  minimum: number
  maximum: number
  measured: number
  estimated: number
}

/** What DateTime can hold, seconds since 1970 UTC: until 2106. */
const lastSecond = 4_294_967_295
const toSecond = (milliseconds: number): number =>
  Math.min(Math.max(Math.ceil(milliseconds / 1000), 0), lastSecond)

type Row = [start: number, sum: number, minimum: number, maximum: number, measured: number, estimated: number]

/**
 * Lets the engine aggregate a series over a half-open period (milliseconds since 1970 UTC). Calendar buckets are sent
 * to it as their boundaries, so that one calendar decides and not two that may be of different years.
 */
export async function aggregate(
  readings: Readings,
  seriesId: number,
  period: { from: number; to: number },
  plan: BucketPlan,
  signal: AbortSignal,
): Promise<BucketFigures[]> {
  const step = elapsedLengths[plan.length]
  const bucket =
    step === undefined
      ? 'roundDown(toUnixTimestamp(at), {starts:Array(UInt32)})'
      : 'intDiv(toUnixTimestamp(at), {step:UInt32}) * {step:UInt32}'
  const starts = plan.starts.map(toSecond)
  const result = await readings.client.query({
    query: `
      select toUInt32(${bucket}) as start, sum(value), min(value), max(value),
        toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality in ('estimated', 'substituted')))
      from readings final
      where series_id = {seriesId:UInt32} and quality != 'missing'
        and at >= toDateTime({from:UInt32}, 'UTC') and at < toDateTime({to:UInt32}, 'UTC')
      group by start order by start`,
    query_params: {
      seriesId,
      from: toSecond(period.from),
      to: toSecond(period.to),
      ...(step === undefined ? { starts } : { step: step / 1000 }),
    },
    format: 'JSONCompactEachRow',
    abort_signal: signal,
  })
  const rows = await result.json<Row>()
  // Buckets before 1970 are all sent as 0 and have no readings; the last of them is the one that reaches beyond it.
  const places = new Map(starts.map((start, place) => [start, place]))
  return rows.map(([start, sum, minimum, maximum, measured, estimated]) => ({
    place: places.get(start)!,
    sum,
    minimum,
    maximum,
    measured,
    estimated,
  }))
}
