/** Days after which what lies above the fit counts 1/e as much, and the share of it that lasts. */
const memory = 60
const lasting = 0.6

/**
 * Meters drift: what the last weeks lie above the fit, weighted down the older they are, lasts to a good part.
 * `day` of each place; usage and what was expected for each of `places`, which are in order.
 */
export function levelOf(
  day: Int32Array,
  places: readonly number[],
  usage: Float64Array,
  expected: Float64Array,
): number {
  const last = day[places.at(-1)!]!
  let [above, weights] = [0, 0]
  places.forEach((place, row) => {
    const weight = Math.exp((day[place]! - last) / memory)
    above += weight * (usage[row]! - expected[row]!)
    weights += weight
  })
  return (lasting * above) / weights
}
