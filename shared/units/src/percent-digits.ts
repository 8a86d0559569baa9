/** Nearer than this is what adding up shares in binary leaves, and neither a value that is missing nor one that is there. */
const noise = 1e-9

/** One value of a million: more decimal places say nothing to anybody. */
const maxDigits = 4

/**
 * Decimal places in which a share (0…1) is written in per cent, `digits` where it is not within one step of nothing or
 * of everything. There it gets as many as tell it from them: 2 of 25,368 values are 0.008 %, the others 99.992 %, and
 * both together 100 %.
 */
export function percentDigits(share: number, digits = 0): number {
  const distance = distanceOf(share)
  if (distance < noise || distance >= 10 ** -(digits + 2)) return digits
  return Math.max(digits, Math.min(Math.ceil(-Math.log10(distance)) - 2, maxDigits))
}

/** The same share such that it is never rounded to nothing or to everything when it is neither. */
export function withoutFalseExactness(share: number, digits: number): number {
  const size = Math.abs(share)
  if (distanceOf(share) < noise) return Math.round(share) + 0
  const step = 10 ** -(digits + 2)
  if (size < step) return Math.sign(share) * step
  return size < 1 && size > 1 - step ? Math.sign(share) * (1 - step) : share
}

/** A share in per cent as a number, for files; not of false exactness either. */
export function percentOf(share: number, digits = 2): number {
  const needed = percentDigits(share, digits)
  const factor = 10 ** needed
  return Math.round(withoutFalseExactness(share, needed) * 100 * factor) / factor
}

const distanceOf = (share: number): number => {
  const size = Math.abs(share)
  return Math.min(size, Math.abs(1 - size))
}
