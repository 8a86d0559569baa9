/**
 * How well a model follows the days that it was fitted to, as ASHRAE Guideline 14 defines it; undefined
 * where the mean is 0, the days do not differ, or there are not more days than parameters.
 */
export interface GoodnessOfDays {
  days: number
  /** Effective ones: a penalised coefficient counts by what its penalty leaves of it. */
  parameters: number
  /** Root of Σ (y − ŷ)² / (n − p), by the mean, as a share. */
  cvRmse: number | undefined
  /** Σ (y − ŷ) / (n − p), by the mean, as a share. */
  nmbe: number | undefined
  rSquared: number | undefined
}

export function goodnessOfDays(
  usage: Float64Array,
  expected: Float64Array,
  parameters: number,
): GoodnessOfDays {
  const days = usage.length
  let [sum, lacking, squares, spread] = [0, 0, 0, 0]
  for (const value of usage) sum += value
  const mean = sum / days
  for (let row = 0; row < days; row++) {
    lacking += usage[row]! - expected[row]!
    squares += (usage[row]! - expected[row]!) ** 2
    spread += (usage[row]! - mean) ** 2
  }
  const free = days - parameters
  const byMean = (value: number) => (mean === 0 || !(free > 0) ? undefined : value / Math.abs(mean))
  return {
    ...{ days, parameters },
    cvRmse: byMean(Math.sqrt(squares / free)),
    nmbe: byMean(lacking / free),
    // What rounding leaves of days that are all the same is no spread.
    rSquared: spread > 1e-20 * mean * mean * days ? 1 - squares / spread : undefined,
  }
}
