import { localTime } from '@energycockpit/i18n'
import { bucketEnd, type ChartValues } from '../chart-values'

export interface HeatDay {
  /** The start of its first bucket, milliseconds since 1970 UTC. */
  at: number
  /** Whether all of it lies in the period. */
  isWhole: boolean
}

export interface HeatCell {
  /** Its place among the days. */
  day: number
  /** As the clock shows it, 0 to 23. */
  hour: number
  /** Which half of the hour's cell, where the clock shows the hour twice: 0 or 1. */
  half?: 0 | 1
}

export interface HeatGrid {
  days: readonly HeatDay[]
  /** Place i speaks of the values' bucket i. */
  cells: readonly HeatCell[]
  /** Hours that the clock leaves out. */
  leftOut: readonly HeatCell[]
  /** The bucket of a day and an hour, the first of two; −1 where there is none. */
  bucketOf: (day: number, hour: number) => number
}

const HOURS = 24

/** Days beside each other, the hours of each below each other, as clock and calendar of the zone have them. */
export function heatGrid(values: ChartValues): HeatGrid {
  const days: HeatDay[] = []
  const cells: HeatCell[] = []
  const buckets: number[] = []
  let last = ''
  let firstHour = 0
  values.at.forEach((at, bucket) => {
    const { year, month, day, hour } = localTime(at, values.timeZone)
    const name = `${year}-${month}-${day}`
    if (name !== last) {
      if (last !== '') close(at)
      days.push({ at, isWhole: false })
      firstHour = hour
      last = name
    }
    const place = (days.length - 1) * HOURS + hour
    const before = buckets[place]
    if (before === undefined) buckets[place] = bucket
    else cells[before] = { ...cells[before]!, half: 0 }
    cells.push({ day: days.length - 1, hour, ...(before !== undefined && { half: 1 }) })
  })
  if (values.at.length > 0) close(bucketEnd(values, values.at.length - 1))

  const bucketOf = (day: number, hour: number) => buckets[day * HOURS + hour] ?? -1
  const leftOut = days.flatMap(({ isWhole }, day) =>
    isWhole
      ? Array.from({ length: HOURS }, (_, hour) => ({ day, hour })).filter(
          ({ hour }) => bucketOf(day, hour) < 0,
        )
      : [],
  )
  return { days, cells, leftOut, bucketOf }

  /** A day is whole that begins with its first hour and after which another one begins. */
  function close(end: number) {
    const after = localTime(end, values.timeZone)
    days.at(-1)!.isWhole = firstHour === 0 && after.hour === 0 && after.minute === 0
  }
}

/** Where a key takes the cursor: up and down by an hour, left and right by a day, by pages of weeks. */
export function heatStep(
  key: string,
  cursor: number | undefined,
  { cells, days, bucketOf }: HeatGrid,
): number | undefined {
  const count = cells.length
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const moves: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 }
  const byDays = moves[key]
  if (byDays === undefined && key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  if (cursor === undefined) return key === 'ArrowLeft' || key === 'ArrowUp' ? count - 1 : 0
  if (byDays === undefined) return Math.min(count - 1, Math.max(0, cursor + (key === 'ArrowUp' ? -1 : 1)))
  const { day, hour } = cells[cursor]!
  const wanted = Math.min(days.length - 1, Math.max(0, day + byDays))
  // The hour may be one that the clock leaves out there.
  for (const near of [hour, hour + 1, hour - 1])
    if (bucketOf(wanted, near) >= 0) return bucketOf(wanted, near)
  return cursor
}
