/** A day that lies impossibly far from all others. */
export interface FaultyDay {
  /** Days since 1970-01-01. */
  day: number
  usage: number
  /** What the model makes of it. */
  expected: number
}

/** If more of the days are impossible, they are what the meter does. */
const mostFaults = 0.02

/**
 * Rows whose usage was brought nearer before anything was fitted: see `tamedUsage`. They say nothing of how well a
 * model follows the others.
 */
export function faultyRows(actual: Float64Array, tamed: Float64Array): number[] {
  const rows = [...actual.keys()].filter((row) => actual[row] !== tamed[row])
  return rows.length <= mostFaults * actual.length ? rows : []
}
