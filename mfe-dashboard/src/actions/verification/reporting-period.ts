import type { DateRange } from '@energycockpit/time'
import { maxReportingDays } from '@energycockpit/contract'

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The days on which an action has taken effect, until yesterday and as long as can be compared at once: half open.
 * Undefined while there is none. `today`: `YYYY-MM-DD`.
 */
export function reportingPeriod(implementedOn: string, today: string): DateRange | undefined {
  if (implementedOn >= today) return undefined
  const longest = dayAfter(implementedOn, maxReportingDays)
  return { from: implementedOn, to: longest < today ? longest : today }
}

/** How many days a range has. */
export const daysOf = ({ from, to }: DateRange): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
