import type { DailySeries } from './daily-series'

/**
 * Days on which the place was shut altogether: weeks of holidays, a refurbishment. They tell nothing about the days on
 * which it is not, so they are not fitted with them. What they use is a share of what a closed day would.
 */
export interface ShutDays {
  /** Of what is expected of a closed day with the same weather. */
  share: number
  /** Standard deviation of that share: what is not known of it, all shut days have in common. */
  uncertainty: number
  /** Days that tell it. */
  days: number
}

/** How many days of a baseline weigh as much as what is usual: that the place being used as on a closed day before anything is known of it. */
const weightOfUsual = 1
/** Before anything is known a shut day may well use a quarter more or less than a closed one, as the deviation of a day. */
const ignorance = 0.25
const weightOfIgnorance = 5
/** Between which a share is believed; of a meter that feeds in it may be any. */
const [least, most] = [0.01, 10]

/** From the usage of shut days at places of the series, and what is expected of them if they are merely closed. */
export function shutDaysOf(places: readonly number[], usage: Float64Array, expected: Float64Array): ShutDays {
  const known = places.filter((place) => !Number.isNaN(usage[place]!) && !Number.isNaN(expected[place]!))
  let [products, squares] = [0, 0]
  for (const place of known) {
    products += usage[place]! * expected[place]!
    squares += expected[place]! ** 2
  }
  const usual = known.length === 0 ? 1 : (weightOfUsual * squares) / known.length
  const found = squares > 0 ? (products + usual) / (squares + usual) : 1
  const share = Math.min(most, Math.max(least, found))
  const days = known.length
  return { share, uncertainty: ignorance * Math.sqrt(weightOfIgnorance / (days + weightOfIgnorance)), days }
}

/** Which of the measured days are fitted: those that are not shut, or all where too few are left to tell anything. */
export function withoutShut(
  { shut }: DailySeries,
  measured: readonly number[],
): { fitted: readonly number[]; areApart: boolean } {
  const fitted = measured.filter((place) => !shut[place])
  return fitted.length >= measured.length / 2
    ? { fitted, areApart: true }
    : { fitted: measured, areApart: false }
}
