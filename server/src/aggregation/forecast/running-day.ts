import { expectedIntervals, expectedUntil, isOfCalendar } from '@energycockpit/time'
import type { RowSources } from '../../calculations/index'
import type { Readings, SeriesInterval } from '../../readings/index'
import { instantsOfDay, type DayNumber } from '../baseline-variance/days-of-periods'
import { partSums, type PartSum } from '../by-location/sums-query'

/** What a series has of the day that is not over. */
export interface RunningDay {
  sum: number
  /** Share of the intervals until now that have a value. */
  known: number
  /** Share of a day's usage that comes after the present time of day, as days like it were lately. */
  rest: number
}

interface SeriesOfDay extends SeriesInterval {
  id: number
}

/** Days before that show how usage is spread over a day. */
const daysOfShape = 28

/**
 * What each series has of its running day (of its own calendar); those with one value a day or fewer have nothing.
 * Absent: nothing of the day is over.
 */
export async function runningDays(
  readings: Readings,
  requested: {
    series: readonly SeriesOfDay[]
    sources: RowSources
    todayOf: (timeZone: string) => DayNumber
    now: number
    signal: AbortSignal
  },
): Promise<ReadonlyMap<number, RunningDay>> {
  const { series, sources, todayOf, now, signal } = requested
  const groups = new Map<string, SeriesOfDay[]>()
  for (const one of series) {
    if (isOfCalendar(one.interval)) continue
    const key = `${one.timeZone} ${cutAt(now, one)}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  const found = await Promise.all(
    [...groups.values()].map(async (group) => {
      const [first] = group as [SeriesOfDay]
      const today = todayOf(first.timeZone)
      const start = instantsOfDay(today, first.timeZone).from
      const cut = cutAt(now, first)
      if (cut <= start) return []
      const halves = halvesOfDays(today, first.timeZone, cut - start)
      const starts = halves.flatMap(({ from, middle }) => [from, middle])
      const span = { from: starts[0]!, to: cut }
      const ids = group.map(({ id }) => id)
      // The last half begins now.
      const sums = await partSums(readings, [{ sources, ids, span, starts: starts.slice(0, -1) }], signal)
      const ofSeries = new Map<number, Map<number, PartSum>>()
      for (const sum of sums)
        ofSeries.set(
          sum.seriesId,
          (ofSeries.get(sum.seriesId) ?? new Map<number, PartSum>()).set(sum.start, sum),
        )
      return group.map((one): [number, RunningDay] => {
        const parts = ofSeries.get(one.id)
        const sofar = parts?.get(start)
        const count = sofar ? sofar.measured + sofar.estimated : 0
        const wanted = expectedIntervals(start, cut, one.interval, one.timeZone)
        const rest = restOfDay(
          halves.slice(0, -1).map(({ day, from, middle }) => ({
            isWeekend: isWeekend(day),
            before: parts?.get(from)?.sum,
            after: parts?.get(middle)?.sum,
          })),
          isWeekend(today),
        )
        const day = instantsOfDay(today, one.timeZone)
        return [
          one.id,
          {
            sum: sofar?.sum ?? 0,
            known: wanted === 0 ? 0 : Math.min(1, count / wanted),
            rest: rest ?? (day.to - cut) / (day.to - day.from),
          },
        ]
      })
    }),
  )
  return new Map(found.flat())
}

/** Until when values can have come; of very short intervals by the quarter of an hour. */
export const cutAt = (now: number, { interval, timeZone }: SeriesInterval) =>
  expectedUntil(now, interval === 'PT1S' || interval === 'PT1M' ? 'PT15M' : interval, timeZone)

/** Each day parted so long after its start; in the nights of a clock change an hour off, one day of 28. */
export function halvesOfDays(today: DayNumber, timeZone: string, after: number) {
  const days = Array.from({ length: daysOfShape + 1 }, (_, place) => today - daysOfShape + place)
  return days.flatMap((day) => {
    const { from, to } = instantsOfDay(day, timeZone)
    if (to <= from) return []
    return [{ day, from, middle: Math.min(from + after, to - 1_000) }]
  })
}

interface HalvedDay {
  isWeekend: boolean
  before: number | undefined
  after: number | undefined
}

/** The share of the second half, of days like this one; of all days where there is none like it. Undefined where none has usage. */
export function restOfDay(days: readonly HalvedDay[], isLikeWeekend: boolean): number | undefined {
  const shareOf = (some: readonly HalvedDay[]) => {
    let [before, after] = [0, 0]
    for (const day of some) {
      if (day.before === undefined || day.after === undefined) continue
      before += Math.max(0, day.before)
      after += Math.max(0, day.after)
    }
    return before + after > 0 ? after / (before + after) : undefined
  }
  return shareOf(days.filter((day) => day.isWeekend === isLikeWeekend)) ?? shareOf(days)
}

/** 1970-01-01 was a Thursday. */
const isWeekend = (day: DayNumber) => (((day + 3) % 7) + 7) % 7 >= 5
