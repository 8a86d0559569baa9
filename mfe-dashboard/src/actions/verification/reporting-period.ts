import type { DateRange } from '@energycockpit/time'
import { maxReportingDays } from '@energycockpit/contract'
import { daysLater } from '../../days-later'

/**
 * The days on which an action has taken effect, until yesterday and as long as can be compared at once: half open.
 * Undefined while there is none. `today`: `YYYY-MM-DD`.
 */
export function reportingPeriod(implementedOn: string, today: string): DateRange | undefined {
  if (implementedOn >= today) return undefined
  const longest = daysLater(implementedOn, maxReportingDays)
  return { from: implementedOn, to: longest < today ? longest : today }
}
