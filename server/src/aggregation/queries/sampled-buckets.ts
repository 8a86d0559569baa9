import { expectedIntervals, expectedUntil, type BucketLength } from '@energycockpit/time'
import type { Readings, Source } from '../../readings/index'
import { figuresOfRow, figuresSql, type BucketFigures, type Figure, type FigureRow } from './aggregate-query'
import { sharesOf } from './fill-buckets'
import type { BucketPlan } from './plan-buckets'
import type { Sampling } from './sampling'

type SliceRow = [slice: number, measured: number, estimated: number, drawn: FigureRow[]]

/** How many values a slice has, those of all its buckets. */
export type CountsOfSlices = ReadonlyMap<number, { measured: number; estimated: number }>

/**
 * Lets the engine pick the least and the greatest bucket of each slice, in the order of time, and count what the whole
 * slice has. A slice without any value has one bucket, which is empty: a gap that is wide enough to be seen stays one.
 */
export async function sampledBuckets(
  readings: Readings,
  requested: { source: Source; sampling: Sampling; figure: Figure; signal: AbortSignal },
): Promise<{ plan: BucketPlan; figures: BucketFigures[]; counts: CountsOfSlices }> {
  const { source, sampling, figure, signal } = requested
  const { step, width, first, slices } = sampling
  const sql = figuresSql(figure)
  const rows = await readings.select<SliceRow>({
    query: `
      with buckets as (
        select toUInt32(intDiv(toUnixTimestamp(at), {step:UInt32}) * {step:UInt32}) as start, ${sql.columns},
          ${sql.drawn} as drawn
        from ${source.rows} group by start)
      select toUInt32(intDiv(start - {first:UInt32}, {width:UInt32})) as slice,
        toUInt32(sum(bucket.5)), toUInt32(sum(bucket.6)),
        arraySort(one -> one.1, arrayDistinct(
          [argMin(bucket, (drawn, start)), argMax(bucket, (drawn, -toInt64(start)))]))
      from (select *, tuple(* except drawn) as bucket from buckets)
      group by slice order by slice`,
    params: { ...source.params, step: step / 1000, width: width / 1000, first: first / 1000 },
    signal,
  })
  const found = new Map(rows.map((row) => [row[0], row]))
  const starts: number[] = []
  const figures: BucketFigures[] = []
  for (let slice = 0; slice < slices; slice++) {
    const drawn = found.get(slice)?.[3]
    if (drawn === undefined) starts.push(first + slice * width)
    for (const row of drawn ?? []) {
      starts.push(row[0] * 1000)
      figures.push(figuresOfRow(row, starts.length - 1))
    }
  }
  return {
    plan: { length: 'period', starts, end: starts.at(-1)! + step, ends: starts.map((start) => start + step) },
    figures,
    counts: new Map(rows.map(([slice, measured, estimated]) => [slice, { measured, estimated }])),
  }
}

/**
 * The slices as an answer says them, with the shares of what each could have until now. Instants are milliseconds since
 * 1970 UTC.
 */
export function segmentsOf(
  { first, width, step, slices }: Sampling,
  counts: CountsOfSlices,
  requested: { from: number; to: number; now: number; interval: BucketLength; timeZone: string },
) {
  const { from, to, now, interval, timeZone } = requested
  const until = Math.min(to, expectedUntil(now, interval, timeZone))
  const shares = Array.from({ length: slices }, (_, slice) => {
    const start = first + slice * width
    const count = counts.get(slice)
    if (count === undefined) return { measured: 0, estimated: 0 }
    const end = Math.min(start + width, until)
    return sharesOf(count, expectedIntervals(Math.max(start, from), end, interval, timeZone))
  })
  return {
    ...{ first, length: width, bucketLength: step },
    measured: shares.map(({ measured }) => measured),
    estimated: shares.map(({ estimated }) => estimated),
  }
}
