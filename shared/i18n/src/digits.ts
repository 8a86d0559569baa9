/**
 * Decimal places that a value of this magnitude deserves: about three significant digits, never more than three
 * places. 1234 → 0, 123 → 0, 12.3 → 1, 1.23 → 2, 0.123 → 3.
 */
export function sensibleDigits(magnitude: number): number {
  const size = Math.abs(magnitude)
  if (size === 0 || size >= 99.95) return 0
  if (size >= 9.995) return 1
  if (size >= 0.9995) return 2
  return 3
}
