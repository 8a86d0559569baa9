import { logGamma } from './log-gamma'

const smallest = 1e-300
const precision = 1e-16
const mostSteps = 10_000

/**
 * The regularised incomplete beta function I_x(a, b), from which the distributions of t and F come.
 * Source: NIST Digital Library of Mathematical Functions, 8.17.22 (continued fraction) and 8.17.4 (symmetry); evaluated
 * by the method of Lentz in the form of Thompson and Barnett (1986).
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  // The fraction comes to rest quickly on this side of the mean only.
  if (x > (a + 1) / (a + b + 2)) return 1 - fraction(1 - x, b, a)
  return fraction(x, a, b)
}

function fraction(x: number, a: number, b: number): number {
  const front = Math.exp(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x) - Math.log(a),
  )
  let numerator = 1
  let denominator = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1))
  let value = denominator
  for (let m = 1; m <= mostSteps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    denominator = 1 / awayFromZero(1 + even * denominator)
    numerator = awayFromZero(1 + even / numerator)
    value *= numerator * denominator
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    denominator = 1 / awayFromZero(1 + odd * denominator)
    numerator = awayFromZero(1 + odd / numerator)
    const step = numerator * denominator
    value *= step
    if (Math.abs(step - 1) <= precision) break
  }
  return front * value
}

const awayFromZero = (value: number) => (Math.abs(value) < smallest ? smallest : value)
