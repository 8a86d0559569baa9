import { noise } from './noise'
import { isOpenAt } from './opening-hours'

/*
 * How many persons are in lecture halls, modelled from the calendar alone: no building of the source counts them. They are
 * full before the exams, quiet between the terms, and were closed in the spring of 2020. The hours are those of UTC.
 */

const places = 600

/** Share of the places that is taken on the busiest hour, from the first to the last day of the year, `MMDD`. */
const terms: readonly { from: number; to: number; share: number }[] = [
  { from: 1_008, to: 1_206, share: 0.65 },
  { from: 117, to: 316, share: 0.65 },
  { from: 424, to: 610, share: 0.95 },
  { from: 1_221, to: 1_231, share: 0 },
  { from: 101, to: 103, share: 0 },
]
const betweenTerms = 0.25
/** Months counted from January 2019 in which they were closed, and then half of the places were free for distance. */
const closed = { from: 15, to: 18 }
const halved = { from: 19, to: 30 }
/** By the hour of the day. */
const byHour: Readonly<Record<number, number>> = {
  ...{ 8: 0.3, 9: 0.6, 10: 0.9, 11: 1, 12: 0.85, 13: 0.85 },
  ...{ 14: 1, 15: 0.95, 16: 0.85, 17: 0.6, 18: 0.35 },
}

/** Persons in each of so many hours; the first is so many hours after 1970 began. */
export function hallOccupancy(firstHour: number, count: number): Float64Array {
  const persons = new Float64Array(count)
  for (let place = 0; place < count; place++) {
    const hour = firstHour + place
    if (!isOpenAt(hour)) continue
    const share = shareOfDay(Math.floor(hour / 24)) * (byHour[hour % 24] ?? 0)
    persons[place] = Math.round(places * Math.min(1, share * (1 + 0.15 * noise(hour))))
  }
  return persons
}

function shareOfDay(day: number): number {
  const date = new Date(day * 86_400_000)
  const [month, ofMonth] = [date.getUTCMonth() + 1, date.getUTCDate()]
  const months = (date.getUTCFullYear() - 2019) * 12 + month - 1
  if (months >= closed.from && months <= closed.to) return 0
  const code = month * 100 + ofMonth
  const share = terms.find(({ from, to }) => code >= from && code <= to)?.share ?? betweenTerms
  // Some days are busier than others, whatever the calendar says.
  const busy = share * (1 + 0.2 * noise(-day))
  return months >= halved.from && months <= halved.to ? busy / 2 : busy
}
