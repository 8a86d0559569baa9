import { incompleteBeta } from './incomplete-beta'

/** How probable a t is that lies at least so far from 0 on either side. DLMF 8.17, Abramowitz and Stegun 26.7.1. */
export function twoSidedT(t: number, degreesOfFreedom: number): number {
  if (Number.isNaN(t)) return NaN
  // Far out t² is infinite, and the share is 0.
  return incompleteBeta(degreesOfFreedom / (degreesOfFreedom + t * t), degreesOfFreedom / 2, 0.5)
}

/** The t that is exceeded on either side with the probability 1 − `confidence`: 2.228 for 0.95 and 10 degrees. */
export function criticalT(confidence: number, degreesOfFreedom: number): number {
  const key = `${confidence} ${degreesOfFreedom}`
  const known = knownCritical.get(key) ?? calculatedT(confidence, degreesOfFreedom)
  if (knownCritical.size >= mostKnown) knownCritical.clear()
  knownCritical.set(key, known)
  return known
}

/** A portfolio asks for the same few a hundred thousand times: for each row of each meter, and for its sums. */
const knownCritical = new Map<string, number>()
const mostKnown = 5_000

function calculatedT(confidence: number, degreesOfFreedom: number): number {
  const outside = 1 - confidence
  let high = 1
  while (twoSidedT(high, degreesOfFreedom) > outside) high *= 2
  let low = 0
  // Halving needs no starting point and no derivative; sixty steps are the digits of a double.
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (twoSidedT(middle, degreesOfFreedom) > outside) low = middle
    else high = middle
  }
  return (low + high) / 2
}
