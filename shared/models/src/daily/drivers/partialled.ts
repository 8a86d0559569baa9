import { numbersOf } from '../numbers-of'
import { noEquations, solveRidge, type NormalEquations } from '../pooled/ridge'

/** Normal equations of a pooled fit in which some columns are drivers, and the rows that they are made of. */
export interface WithDrivers {
  equations: NormalEquations
  rows: Float64Array
  penalties: Float64Array
  /** The first of the drivers' columns, and how many they are. */
  first: number
  count: number
}

/**
 * What is left of each driver at each place when the calendar and the weather have explained of it what they can.
 * Regressed on this, usage gives the same coefficients as all columns together do. Sources: R. Frisch and F. Waugh,
 * Econometrica 1 (1933); for a part that is penalised P. Robinson, Econometrica 56 (1988).
 */
export function partialled(
  { equations, rows, penalties, first, count }: WithDrivers,
  places: readonly number[],
): Float64Array[] {
  const { size, left } = equations
  const others = Array.from({ length: size }, (_, column) => column).filter(
    (column) => column < first || column >= first + count,
  )
  const base = noEquations(others.length)
  others.forEach((row, i) => {
    for (let j = 0; j <= i; j++) base.left[i * others.length + j] = left[row * size + others[j]!]!
  })
  const basePenalties = numbersOf(others, (column) => penalties[column]!)
  return Array.from({ length: count }, (_, driver) => {
    const own = first + driver
    // The lower triangle alone is filled.
    base.right = numbersOf(others, (column) => left[Math.max(own, column) * size + Math.min(own, column)]!)
    const explained = solveRidge(base, basePenalties)
    return numbersOf(places, (place) => {
      const from = place * size
      let value = rows[from + own]!
      for (let i = 0; i < others.length; i++) value -= rows[from + others[i]!]! * explained[i]!
      return value
    })
  })
}

/** Σ w a b of all pairs of columns. */
export const productsOf = (columns: readonly Float64Array[], weights: Float64Array): number[][] =>
  columns.map((a) =>
    columns.map((b) => a.reduce((sum, value, row) => sum + weights[row]! * value * b[row]!, 0)),
  )

/** The share of a column's squares that does not follow from the others: one by its variance inflation factor. */
export function ownShare(
  products: readonly (readonly number[])[],
  of: number,
  others: readonly number[],
): number {
  if (others.length === 0) return 1
  const whole = products[of]![of]!
  const solved = solveSmall(
    others.map((a) => others.map((b) => products[a]![b]!)),
    others.map((a) => products[a]![of]!),
  )
  const explained = solved.reduce((sum, value, place) => sum + value * products[others[place]!]![of]!, 0)
  return whole > 0 ? Math.max(0, 1 - explained / whole) : 0
}

/** The x of a symmetric A x = right; 0 for what follows from what is before it. */
export function solveSmall(matrix: readonly (readonly number[])[], right: readonly number[]): Float64Array {
  const size = right.length
  const equations = { size, left: Float64Array.from(matrix.flat()), right: Float64Array.from(right) }
  return solveRidge(equations, new Float64Array(size))
}
