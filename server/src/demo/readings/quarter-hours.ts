import { noise } from './noise'

/*
 * A quarter-hourly load modelled from hourly energy, for work on peak imports. It is not a measurement and is marked as
 * modelled wherever it is shown. Within an hour the import goes in a line from the mean with the hour before to the mean
 * with the hour after, as an import does that changes smoothly, and swings around it by up to a tenth, always the same
 * way for the same series and hour.
 */
const swing = 0.1

/**
 * The mean power of the four quarters of one hour in tenths of a kilowatt, from energies in tenths of a kilowatt
 * hour; their mean is exactly the hour's energy, and none is negative. `seed` makes the swing the series' own.
 */
export function quarterHours(
  before: number,
  energy: number,
  after: number,
  seed: number,
): [number, number, number, number] {
  const start = (before + energy) / 2
  const end = (energy + after) / 2
  const weights = [0, 1, 2, 3].map((quarter) => {
    const line = start + ((end - start) * (quarter + 0.5)) / 4
    return Math.max(0, line * (1 + swing * noise(seed * 4 + quarter)))
  })
  return shareOut(4 * energy, weights)
}

/** Whole parts of a whole number in the proportion of the weights, by the largest remainders. */
function shareOut(total: number, weights: number[]): [number, number, number, number] {
  const sum = weights.reduce((one, other) => one + other, 0)
  const exact = weights.map((weight) => (sum === 0 ? total / 4 : (total * weight) / sum))
  const parts = exact.map(Math.floor)
  const left = total - parts.reduce((one, other) => one + other, 0)
  exact
    .map((part, place) => ({ place, remainder: part - Math.floor(part) }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place)
    .slice(0, left)
    .forEach(({ place }) => parts[place]!++)
  return parts as [number, number, number, number]
}
