import { incompleteBeta } from './incomplete-beta'

/** How probable an F of at least this size is. Abramowitz and Stegun 26.6.2. */
export function upperF(f: number, numerator: number, denominator: number): number {
  if (Number.isNaN(f)) return NaN
  if (f <= 0) return 1
  return incompleteBeta(denominator / (denominator + numerator * f), denominator / 2, numerator / 2)
}
