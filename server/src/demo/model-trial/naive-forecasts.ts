import type { DailySeries } from '@energycockpit/models/daily'

const daysOfYear = 364
const daysOfWeeks = 28

/** What is foretold without a model, for comparison: undefined where the days that it is made of are not known. */
export interface NaiveTotals {
  /** The same weekdays of the year before, by as much more or less as the last four weeks were. */
  previousYear: number | undefined
  /** The mean of the same weekday in the last four weeks. */
  lastWeeks: number | undefined
}

/** Of the days at `ahead`, by what was known before the day at `now`. */
export function naiveTotals({ usage }: DailySeries, now: number, ahead: readonly number[]): NaiveTotals {
  const yearBefore = (place: number) => usage[place - daysOfYear] ?? NaN
  let [recent, before] = [0, 0]
  const ofWeekday = Array.from({ length: 7 }, () => [] as number[])
  for (let place = now - daysOfWeeks; place < now; place++) {
    const value = usage[place] ?? NaN
    if (Number.isNaN(value)) continue
    ofWeekday[place % 7]!.push(value)
    if (Number.isNaN(yearBefore(place))) continue
    recent += value
    before += yearBefore(place)
  }
  const means = ofWeekday.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length)
  const total = (of: (place: number) => number) => {
    const sum = ahead.reduce((all, place) => all + of(place), 0)
    return Number.isFinite(sum) ? sum : undefined
  }
  return {
    previousYear: total((place) => (yearBefore(place) * recent) / before),
    lastWeeks: total((place) => means[place % 7]!),
  }
}
