import type { DeliveredReading } from './read-delivered'

/** A line of a delivery as it was read; nothing of it is believed yet. */
export interface DeliveredLine {
  /** As a fault names it. */
  line: number
  /** Undefined: nothing that could be a reading stood there, but `text`. */
  reading: DeliveredReading | undefined
  text: string
}
