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
