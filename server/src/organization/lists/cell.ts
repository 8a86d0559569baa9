import type { LocalTime } from '@energycockpit/time'

/** Empty where there is nothing; a time by the clock of a place, or by UTC. */
export type Cell = string | number | LocalTime | UtcTime | null

/** Milliseconds since 1970. */
export interface UtcTime {
  utc: number
}
