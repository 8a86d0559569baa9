import type { StatisticFunction } from '@energycockpit/contract'
import { elapsedLengths } from '@energycockpit/time'
import { type Readings, type Source, toSecond } from '../../readings/index'
import { figureSql, fromSums } from './figure-sql'
import type { BucketPlan } from './plan-buckets'

/** What the engine says of one bucket that has values. */
export interface BucketFigures {
  /** Place in the plan's starts. */
  place: number
  sum: number
  minimum: number
  maximum: number
  measured: number
  estimated: number
  /** What the function gives, where it does not follow from the others. */
  figure?: number
  /** The start of the interval that it belongs to, where it belongs to one; milliseconds since 1970 UTC. */
  figureAt?: number
}

export interface Figure {
  name: StatisticFunction
  /** 0 to 100, for PERCENTILE. */
  percentile: number
  /** What each value is multiplied by before anything else; an energy becomes a power by it. */
  factor: number
}

/** A bucket's start in seconds since 1970 UTC, and its figures. */
export type FigureRow = [
  start: number,
  sum: number,
  minimum: number,
  maximum: number,
  measured: number,
  estimated: number,
  figure?: number,
  figureAt?: number,
]

/**
 * Lets the engine aggregate what comes from a source. Calendar buckets are sent to it as their boundaries, so that one
 * calendar decides and not two that may be of different years.
 */
export async function aggregate(
  readings: Readings,
  requested: {
    source: Source
    plan: BucketPlan
    figure: Figure
    signal: AbortSignal
  },
): Promise<BucketFigures[]> {
  const { source, plan, signal } = requested
  const step = plan.length === 'period' ? undefined : elapsedLengths[plan.length]
  const bucket =
    step === undefined
      ? 'roundDown(toUnixTimestamp(at), {starts:Array(UInt32)})'
      : 'intDiv(toUnixTimestamp(at), {step:UInt32}) * {step:UInt32}'
  const starts = plan.starts.map(toSecond)
  const rows = await readings.select<FigureRow>({
    query: `
      select toUInt32(${bucket}) as start, ${figuresSql(requested.figure).columns}
      from ${source.rows}
      group by start order by start`,
    params: {
      ...source.params,
      ...(step === undefined ? { starts } : { step: step / 1000 }),
    },
    signal,
  })
  // Buckets before 1970 are all sent as 0 and have no readings; the last of them is the one that reaches beyond it.
  const places = new Map(starts.map((start, place) => [start, place]))
  return rows.map((row) => figuresOfRow(row, places.get(row[0])!))
}

/** What is asked of each bucket, and which of it is drawn. */
export function figuresSql({ name, percentile, factor }: Figure): { columns: string; drawn: string } {
  const value = factor === 1 ? 'value' : `(value * ${factor})`
  const wanted = fromSums.has(name) ? undefined : figureSql(name, value, percentile / 100)
  return {
    columns: `sumKahan(${value}), min(${value}), max(${value}),
        toUInt32(countIf(quality = 'measured')), toUInt32(countIf(quality in ('estimated', 'substituted')))
        ${wanted ? `, ${wanted.figure}` : ''}
        ${wanted?.instant ? `, toUInt32(${wanted.instant})` : ''}`,
    drawn:
      wanted?.figure ??
      (name === 'MEAN'
        ? `sumKahan(${value}) / count()`
        : name === 'COUNT'
          ? 'count()'
          : `sumKahan(${value})`),
  }
}

export function figuresOfRow(
  [, sum, minimum, maximum, measured, estimated, figure, figureAt]: FigureRow,
  place: number,
): BucketFigures {
  // Made of one piece: there are tens of thousands of them.
  const figures: BucketFigures = { place, sum, minimum, maximum, measured, estimated }
  if (figure !== undefined) figures.figure = figure
  if (figureAt !== undefined) figures.figureAt = figureAt * 1000
  return figures
}
