import type { MonthSoFar } from '../month-so-far'

/** What every tile is about. */
export interface TileProps {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  month: MonthSoFar
  /** `YYYY-MM-DD` on the device's calendar. */
  today: string
}
