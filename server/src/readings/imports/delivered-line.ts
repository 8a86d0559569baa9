import type { DeliveredReading } from './read-delivered'

/** A line of a delivery as it was read; nothing of it is believed yet. */
export interface DeliveredLine {
  /** As a fault names it. */
  line: number
  /** Undefined: nothing that could be a reading stood there, but `text`. */
  reading: DeliveredReading | undefined
  text: string
  /** It is the last one and has no line end: its last cell, and whether it was cut off for certain. */
  openEnd?: { text: string; isCutOff: boolean }
}
