import { dateAt } from '@energycockpit/time'
import type { ChartDays } from './chart-place'

/** The first and the last day of a half open period, milliseconds since 1970 UTC. */
export const daysBetween = (from: number, to: number, timeZone: string): ChartDays => ({
  from: dateAt(new Date(from), timeZone).toString(),
  to: dateAt(new Date(Math.max(from, to - 1)), timeZone).toString(),
})
