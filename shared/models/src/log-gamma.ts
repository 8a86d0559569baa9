/** Of the Lanczos approximation with g = 7 and nine terms, by P. Godfrey (2001); good to 15 digits. */
const terms = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]
const g = 7

/** The natural logarithm of the gamma function, of a number above 0. */
export function logGamma(x: number): number {
  // Reflection, so that the approximation is used where it is good.
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x)
  const shifted = x - 1
  const sum = terms.slice(1).reduce((sum, term, place) => sum + term / (shifted + place + 1), terms[0]!)
  const base = shifted + g + 0.5
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum)
}
