/*
 * P. J. Acklam, An algorithm for computing the inverse normal cumulative distribution function (2003): rational
 * approximations in three parts, with a relative error below 1.2e-9.
 */
const a = [-39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716]
const b = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572]
const c = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
]
const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416]
const [a5, c5] = [2.506628277459239, 2.938163982698783]
const outer = 0.02425

const polynomial = (coefficients: readonly number[], x: number, last: number) =>
  coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0) * x + last

/** The value of a normal distribution with mean 0 and deviation 1 below which a share `p` of it lies: 1.96 for 0.975. */
export function normalQuantile(p: number): number {
  if (!(p > 0 && p < 1)) return p === 0 ? -Infinity : p === 1 ? Infinity : NaN
  if (p > 1 - outer) return -normalQuantile(1 - p)
  if (p < outer) {
    const q = Math.sqrt(-2 * Math.log(p))
    return polynomial(c, q, c5) / polynomial(d, q, 1)
  }
  const q = p - 0.5
  const r = q * q
  return (polynomial(a, r, a5) * q) / polynomial(b, r, 1)
}
