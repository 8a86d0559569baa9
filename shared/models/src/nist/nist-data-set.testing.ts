export interface NistDataSet {
  /** As NIST grades it. */
  difficulty: 'lower' | 'average' | 'higher'
  intercept: boolean
  y: number[]
  columns: number[][]
  /** Certified: coefficients, the constant first, and their standard errors. */
  values: number[]
  standardErrors: number[]
  standardDeviation: number
  rSquared: number
  f: number
}

/** x, x², … up to the highest power. */
export const powersOf = (x: readonly number[], highest: number): number[][] =>
  Array.from({ length: highest }, (_, power) => x.map((value) => value ** (power + 1)))

/** The log relative error: about how many digits agree, at most the 15 that NIST certifies. */
export function agreeingDigits(estimated: number, certified: number): number {
  const error = Math.abs(estimated - certified) / (certified === 0 ? 1 : Math.abs(certified))
  return error === 0 ? 15 : Math.min(15, -Math.log10(error))
}
