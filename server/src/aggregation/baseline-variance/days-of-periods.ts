import { startOfDay } from '@energycockpit/time'
import { Problem } from '../../http/problem'

/** A calendar day as the number of days since 1970-01-01, whatever zone it is of. */
export type DayNumber = number

const dayLength = 86_400_000

export const dayNumber = (date: string): DayNumber => Date.parse(`${date}T00:00:00Z`) / dayLength
export const dateOfDay = (day: DayNumber) => new Date(day * dayLength).toISOString().slice(0, 10)

/** Days, the last one not among them. */
export interface DaySpan {
  from: DayNumber
  to: DayNumber
}

/** Throws a Problem (400) for a period that is none or longer than `max` days. `name`: that of its parameters. */
export function daySpan({ from, to }: { from: string; to: string }, name: string, max: number): DaySpan {
  const span = { from: dayNumber(from), to: dayNumber(to) }
  if (span.to <= span.from)
    throw new Problem(400, 'PERIOD_REVERSED', `query: the ${name} period must end after it begins`)
  if (span.to - span.from > max)
    throw new Problem(400, 'PERIOD_TOO_LONG', `query: the ${name} period has at most ${max} days`)
  return span
}

/** Of a day in a zone, half open, milliseconds since 1970 UTC. Empty where the zone left the date out. */
export const instantsOfDay = (day: DayNumber, timeZone: string) => ({
  from: startOf(day, timeZone),
  to: startOf(day + 1, timeZone),
})

/** Days of which the start is remembered: to find those of ten years takes as long as all else of an answer. */
const mostKnown = 200_000
let known = new Map<string, number>()

function startOf(day: DayNumber, timeZone: string): number {
  const key = `${day} ${timeZone}`
  const found = known.get(key) ?? startOfDay(dateOfDay(day), timeZone)
  if (known.size >= mostKnown) known = new Map()
  known.set(key, found)
  return found
}
