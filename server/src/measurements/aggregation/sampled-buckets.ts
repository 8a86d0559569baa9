import type { Readings } from '../readings-store'
import { figuresOfRow, figuresSql, type BucketFigures, type Figure, type FigureRow } from './aggregate-query'
import type { BucketPlan } from './plan-buckets'
import type { Sampling } from './sampling'
import type { Source } from './source'

/**
 * Lets the engine pick the least and the greatest bucket of each slice, in the order of time. A slice without any
 * value has one bucket, which is empty: a gap that is wide enough to be seen stays one.
 */
export async function sampledBuckets(
  readings: Readings,
  asked: { source: Source; sampling: Sampling; figure: Figure; signal: AbortSignal },
): Promise<{ plan: BucketPlan; figures: BucketFigures[] }> {
  const { source, sampling, figure, signal } = asked
  const { step, width, first, slices } = sampling
  const sql = figuresSql(figure)
  const rows = await readings.ask<[FigureRow]>({
    query: `
      with buckets as (
        select toUInt32(intDiv(toUnixTimestamp(at), {step:UInt32}) * {step:UInt32}) as start, ${sql.columns},
          ${sql.drawn} as drawn
        from ${source.rows} group by start)
      select arrayJoin(arrayDistinct([argMin(bucket, (drawn, start)), argMax(bucket, (drawn, -toInt64(start)))])) as one
      from (select *, tuple(* except drawn) as bucket from buckets)
      group by intDiv(start - {first:UInt32}, {width:UInt32})
      order by one.1`,
    params: { ...source.params, step: step / 1000, width: width / 1000, first: first / 1000 },
    signal,
  })
  const starts: number[] = []
  const figures: BucketFigures[] = []
  let next = 0
  for (let slice = 0; slice < slices; slice++) {
    const end = first + (slice + 1) * width
    const before = next
    for (; next < rows.length && rows[next]![0][0] * 1000 < end; next++) {
      starts.push(rows[next]![0][0] * 1000)
      figures.push(figuresOfRow(rows[next]![0], starts.length - 1))
    }
    if (next === before) starts.push(end - width)
  }
  return {
    plan: { length: 'period', starts, end: starts.at(-1)! + step, ends: starts.map((start) => start + step) },
    figures,
  }
}
