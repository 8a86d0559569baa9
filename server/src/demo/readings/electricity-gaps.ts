/**
 * Which hours of an electricity series are gaps: all zeros.
 *
 * The source writes a missing or invalid reading as 0. A main meter of a building in use never stands still for an
 * hour: lifts, servers, emergency lighting and refrigerators run at night too. In the source every electricity series
 * is above zero for at least 98 % of its hours and the zeros come in runs of whole files (19, 22, 23, 46 hours in many
 * buildings at once), which is how data go missing and not how buildings go to sleep.
 */
export function electricityGaps(values: Float64Array): Uint8Array {
  return Uint8Array.from(values, (value) => (value === 0 ? 1 : 0))
}
