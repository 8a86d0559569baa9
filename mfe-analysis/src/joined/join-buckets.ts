import type { Granularity } from '@energycockpit/contract'
import { bucketStarts, dateAt } from '@energycockpit/time'

export const joinGranularities = ['P1D', 'PT1H', 'P1M'] as const satisfies readonly Granularity[]
export type JoinGranularity = (typeof joinGranularities)[number]

/** What is needed of the values of a series, bucket by bucket. */
export interface JoinableValues {
  at: readonly number[]
  value: readonly (number | null)[]
  measured: readonly number[]
  estimated: readonly number[]
  timeZone: string
  from: string
  to: string
}

export interface JoinedRow {
  /** Start of the bucket in the zone of the first series, milliseconds since 1970 UTC. */
  at: number
  /** One of each series, in their order. */
  values: number[]
}

export interface Joined {
  rows: JoinedRow[]
  /** The zone of the first series. */
  timeZone: string
  /** Buckets of the first series that are over, and for which one of the series is not complete. */
  leftOut: number
}

/** Less of a bucket would make its sum smaller and call it consumption. */
const enough = 0.99

/**
 * The values of several series side by side. Days and months are put together by their date, each in the zone of its
 * location; hours by the instant. Only buckets that are over, lie whole in the period and are complete for all of them.
 */
export function joinBuckets(
  columns: readonly JoinableValues[],
  granularity: JoinGranularity,
  now: number,
): Joined {
  const [first, ...others] = columns
  if (first === undefined) return { rows: [], timeZone: 'UTC', leftOut: 0 }
  const valuesOfOthers = others.map((column) => completeValues(column, granularity, now))
  const complete = completeValues(first, granularity, now)
  const rows: JoinedRow[] = []
  let leftOut = 0
  for (const [key, { at, value }] of complete) {
    const values = [value, ...valuesOfOthers.map((column) => column.get(key)?.value ?? null)]
    if (values.every((each) => each !== null)) rows.push({ at, values })
    else leftOut++
  }
  return { rows, timeZone: first.timeZone, leftOut }
}

/**
 * The buckets that are over and lie whole in the period, by what makes buckets of different zones the same (a date, of
 * hours the instant); the value is null where too much of it is missing.
 */
export function completeValues(column: JoinableValues, granularity: JoinGranularity, now: number) {
  const { at, value, measured, estimated, timeZone } = column
  const [from, to] = [Date.parse(column.from), Math.min(Date.parse(column.to), now)]
  const last = at.at(-1)
  const endOfLast = last === undefined ? 0 : bucketStarts(last, last + 1, granularity, timeZone).end
  const found = new Map<string | number, { at: number; value: number | null }>()
  at.forEach((start, place) => {
    const end = at[place + 1] ?? endOfLast
    if (start < from || end > to) return
    const key = granularity === 'PT1H' ? start : dateAt(new Date(start), timeZone).toString()
    const isComplete = (measured[place] ?? 0) + (estimated[place] ?? 0) >= enough
    found.set(key, { at: start, value: isComplete ? (value[place] ?? null) : null })
  })
  return found
}
