import type { MeasurementSeries } from '@energycockpit/contract'

const day = 86_400

/** What ends with the next month, quarter or year is read by hand or billed, and comes weeks after it. */
const silences: Readonly<Partial<Record<MeasurementSeries['interval'], number>>> = {
  P1D: 3 * day,
  P1M: (2 * 31 + 15) * day,
  P3M: (2 * 92 + 31) * day,
  P1Y: (2 * 366 + 92) * day,
}

/**
 * Seconds after the start of a series' last interval with a value from which on it is silent. Most deliveries come once
 * a day, and one that is late by a day is not news yet.
 */
export const silentAfter = (interval: MeasurementSeries['interval']): number => silences[interval] ?? 2 * day

/** No series is silent before this has passed. */
export const leastSilence = 2 * day
