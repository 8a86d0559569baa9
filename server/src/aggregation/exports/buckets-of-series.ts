import { bucketStarts, dateAt, elapsedLengths, startOfDate } from '@energycockpit/time'
import type { Sources } from '../../calculations/index'
import type { Quality, Readings, Span } from '../../readings/index'
import { seriesValues } from '../queries/series-values'
import type { ExportedSeries } from './plan-export'

/** One value of a file, or that there is none. */
export interface ExportedValue {
  /** Start, milliseconds since 1970 UTC. */
  at: number
  value: number | null
  /** Of a single value; null: none is expected yet, or the value is made of several. */
  quality: Quality | null
  /** Shares of a value that is made of several, 0 to 1. */
  measured: number
  estimated: number
}

export interface ExportedFrom {
  readings: Readings
  sources: Sources
  period: Span
  /** Of the file. */
  timeZone: string
  now: number
  /** Aborted when nobody waits for the file any more. */
  signal: AbortSignal
  /** So many buckets are read at a time. */
  atATime: number
}

/** The values of a series in the order of time, a part of the period after the other: never all of them at once. */
export async function* bucketsOfSeries(
  one: ExportedSeries,
  from: ExportedFrom,
): AsyncGenerator<ExportedValue[]> {
  for (const part of partsOf(one, from)) yield await valuesOfPart(one, part, from)
}

async function valuesOfPart(
  { series, length, isSingle, zone }: ExportedSeries,
  part: Span,
  { readings, sources, timeZone, now, signal }: ExportedFrom,
): Promise<ExportedValue[]> {
  const [values, qualities] = await Promise.all([
    seriesValues(readings, {
      ...{ series: { ...series, timeZone: zone }, sources, now, signal, granularity: length },
      ...{ from: new Date(part.from).toISOString(), to: new Date(part.to).toISOString() },
    }),
    isSingle ? qualitiesOf(readings, sources.of([series.id], part), signal) : undefined,
  ])
  const { at, value, measured, estimated } = values
  return at.map((start, place) => {
    const isOver = (at[place + 1] ?? part.to) <= now
    return {
      at: zone === timeZone ? start : startOfDate(dateAt(new Date(start), zone), timeZone),
      value: value[place]!,
      quality: qualities ? (qualities.get(start) ?? (isOver ? 'missing' : null)) : null,
      ...{ measured: measured[place]!, estimated: estimated[place]! },
    }
  })
}

async function qualitiesOf(
  readings: Readings,
  { rows, params }: ReturnType<Sources['of']>,
  signal: AbortSignal,
): Promise<Map<number, Quality>> {
  const query = `select toUnixTimestamp(at), quality from ${rows}`
  const found = await readings.select<[at: number, quality: Quality]>({ query, params, signal })
  return new Map(found.map(([at, quality]) => [at * 1000, quality]))
}

/** The period in parts that begin and end where a bucket does. */
export function* partsOf(
  { length, zone }: Pick<ExportedSeries, 'length' | 'zone'>,
  { period, timeZone, atATime }: Pick<ExportedFrom, 'period' | 'timeZone' | 'atATime'>,
): Generator<Span> {
  const { from, to } = zone === timeZone ? period : sameDays(period, timeZone, zone)
  const step = elapsedLengths[length]
  if (step !== undefined) {
    const first = Math.floor(from / step) * step
    for (let start = first; start < to; start += atATime * step)
      yield { from: Math.max(start, from), to: Math.min(start + atATime * step, to) }
    return
  }
  const { starts } = bucketStarts(from, to, length, zone)
  for (let place = 0; place < starts.length; place += atATime)
    yield { from: Math.max(starts[place]!, from), to: starts[place + atATime] ?? to }
}

/** The same days in the calendar of another zone. */
function sameDays({ from, to }: Span, zone: string, other: string): Span {
  const moved = (instant: number) => startOfDate(dateAt(new Date(instant), zone), other)
  const isMidnight = startOfDate(dateAt(new Date(to), zone), zone) === to
  return { from: moved(from), to: isMidnight ? moved(to) : moved(to + 86_400_000) }
}
