/** Amounts are kept to a millionth of their unit: finer than any meter counts. */
const millionth = 1e6

/** An amount in whole millionths, so that sums of it are exact; up to 9 × 10⁹ units. Never -0. */
export const inMillionths = (amount: number): number => Math.round(amount * millionth) + 0

export const fromMillionths = (count: number): number => count / millionth

/**
 * Shares out an amount by weights (not negative). The shares, each rounded to a millionth, add up to the amount to
 * the last millionth, because what is rounded is where each share ends and not how long it is. With no weight at
 * all every place gets the same. Throws a RangeError for no places or a weight below zero.
 */
export function shareExactly(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('There is nothing to share the amount out to.')
  if (!weights.every((weight) => weight >= 0 && weight < Infinity))
    throw new RangeError('A weight is not a number from 0 on.')
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const whole = inMillionths(amount)
  let passed = 0
  let given = 0
  return weights.map((weight, place) => {
    passed += sum === 0 ? 1 / weights.length : weight / sum
    const end = place === weights.length - 1 ? whole : within(Math.round(whole * passed), given, whole)
    const share = end - given
    given = end
    return fromMillionths(share)
  })
}

/** Keeps the noise of adding shares from going back or past the end. */
const within = (end: number, given: number, whole: number): number =>
  whole >= 0 ? Math.min(Math.max(end, given), whole) : Math.max(Math.min(end, given), whole)
