const year = 365.2425
/** Days on either side that are mixed with a day of the calendar, the further away the less. */
const reach = 15
const daysOfYear = 366
/** Of neighbouring days both of which are known, below which nothing is said of how long weather lasts. */
const fewestPairs = 60

/** What is usual on the days of the calendar where a weather station stands, and how days depart from it. */
export interface Climate {
  /** °C; NaN on days of the calendar of whose weeks nothing was ever measured. */
  usual: (day: number) => number
  /** °C above what is usual; NaN where nothing was measured. */
  departure: (day: number) => number
  /** What is left tomorrow of today's departure, 0 to 1. */
  persistence: number
  /** Days since 1970-01-01 between which something was measured. */
  from: number
  to: number
}

/** Temperatures of days one after the other from `from` on (days since 1970-01-01), NaN where there is none. */
export function climateOf(from: number, temperature: ArrayLike<number>): Climate {
  const sums = new Float64Array(daysOfYear)
  const counts = new Float64Array(daysOfYear)
  let [first, last] = [Infinity, -Infinity]
  for (let place = 0; place < temperature.length; place++) {
    const value = temperature[place]!
    if (Number.isNaN(value)) continue
    const of = placeInYear(from + place)
    sums[of]! += value
    counts[of]!++
    first = Math.min(first, from + place)
    last = from + place
  }
  const means = smoothedRound(sums, counts)
  const usual = (day: number) => means[placeInYear(day)]!
  const departure = (day: number) => {
    const value = temperature[day - from]
    return value === undefined ? NaN : value - usual(day)
  }
  return { usual, departure, persistence: persistenceOf(departure, first, last), from: first, to: last }
}

/** 0 to 365, where in the year of the sun a day lies: 29 February shifts nothing. */
const placeInYear = (day: number) => Math.floor(((day % year) + year) % year)

function smoothedRound(sums: Float64Array, counts: Float64Array): Float64Array {
  return sums.map((_, place) => {
    let [sum, weights] = [0, 0]
    for (let away = -reach; away <= reach; away++) {
      const near = (place + away + daysOfYear) % daysOfYear
      const weight = reach + 1 - Math.abs(away)
      sum += weight * sums[near]!
      weights += weight * counts[near]!
    }
    return weights === 0 ? NaN : sum / weights
  })
}

/** Autocorrelation of neighbouring days. */
function persistenceOf(departure: (day: number) => number, first: number, last: number): number {
  let [products, squares, pairs] = [0, 0, 0]
  for (let day = first; day < last; day++) {
    const [one, next] = [departure(day), departure(day + 1)]
    if (Number.isNaN(one) || Number.isNaN(next)) continue
    products += one * next
    squares += (one ** 2 + next ** 2) / 2
    pairs++
  }
  return pairs < fewestPairs || squares === 0 ? 0 : Math.min(1, Math.max(0, products / squares))
}
