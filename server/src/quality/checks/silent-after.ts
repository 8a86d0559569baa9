import type { MeasurementSeries } from '@energycockpit/contract'

const day = 86_400

/**
 * Seconds after the start of a series' last interval with a value from which on it is silent. Most deliveries come once
 * a day, and one that is late by a day is not news yet.
 */
export const silentAfter = (interval: MeasurementSeries['interval']): number =>
  interval === 'P1D' ? 3 * day : 2 * day

/** No series is silent before this has passed. */
export const leastSilence = 2 * day
