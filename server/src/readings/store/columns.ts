import type { Quality } from './write-readings'

/** Readings of one series in columns: place i of each column speaks of the same reading. */
export interface ReadingColumns {
  /** Start of the interval, seconds since 1970 UTC; ascending, none twice. */
  at: ArrayLike<number>
  value: ArrayLike<number>
  quality: ArrayLike<Quality>
}

/** Whether a reading stands for something that a meter counted, and not for our guess or for nothing. */
export const isFromMeter = (quality: Quality): boolean => quality === 'measured' || quality === 'substituted'
