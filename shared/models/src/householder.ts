/** X = QR: the upper triangle R, and what Qᵀ makes of y. */
export interface Factored {
  /** `triangle[column][row]`, row ≤ column. */
  triangle: number[][]
  rotated: number[]
  /**
   * Of each column the share of its length that is at right angles to the columns before it: 1 for one that has nothing
   * to do with them, 0 for one that follows from them.
   */
  ownShares: number[]
}

/**
 * Householder's QR factorisation, which loses about half as many digits as the normal equations do. Columns are brought
 * to a length near 1 by powers of two, which costs no digit, so that tons beside degrees harm nothing.
 * Source: G. Golub, C. Van Loan, Matrix Computations, 4th ed., algorithms 5.1.1 and 5.2.1.
 */
export function factor(columns: readonly (readonly number[])[], y: readonly number[]): Factored {
  const scales = columns.map((column) => powerOfTwoNear(lengthOf(column, 0)))
  const work = columns.map((column, place) => column.map((value) => value / scales[place]!))
  const rotated = [...y]
  const ownShares: number[] = []
  work.forEach((column, place) => {
    const whole = lengthOf(column, 0)
    const below = lengthOf(column, place)
    ownShares.push(whole === 0 ? 0 : below / whole)
    if (below === 0) return
    const mirrored = column[place]! > 0 ? -below : below
    const mirror = column.slice(place)
    mirror[0]! -= mirrored
    const square = mirror.reduce((sum, value) => sum + value * value, 0)
    for (const other of [...work.slice(place + 1), rotated]) reflect(other, mirror, square, place)
    column[place] = mirrored
    column.fill(0, place + 1)
  })
  const triangle = work.map((column, place) =>
    column.slice(0, place + 1).map((value) => value * scales[place]!),
  )
  return { triangle, rotated, ownShares }
}

/** The b of R b = right. */
export function solveTriangle(triangle: readonly (readonly number[])[], right: readonly number[]): number[] {
  const solved = right.slice(0, triangle.length)
  for (let row = triangle.length - 1; row >= 0; row--) {
    for (let column = row + 1; column < triangle.length; column++)
      solved[row]! -= triangle[column]![row]! * solved[column]!
    solved[row]! /= triangle[row]![row]!
  }
  return solved
}

/** The b of Rᵀ b = right. */
export function solveTransposed(
  triangle: readonly (readonly number[])[],
  right: readonly number[],
): number[] {
  const solved = [...right]
  triangle.forEach((column, place) => {
    for (let row = 0; row < place; row++) solved[place]! -= column[row]! * solved[row]!
    solved[place]! /= column[place]!
  })
  return solved
}

function reflect(column: number[], mirror: readonly number[], square: number, place: number): void {
  let product = 0
  for (let row = 0; row < mirror.length; row++) product += mirror[row]! * column[place + row]!
  const factor = (2 * product) / square
  for (let row = 0; row < mirror.length; row++) column[place + row]! -= factor * mirror[row]!
}

function lengthOf(column: readonly number[], from: number): number {
  let largest = 0
  for (let row = from; row < column.length; row++) largest = Math.max(largest, Math.abs(column[row]!))
  if (largest === 0) return 0
  let sum = 0
  for (let row = from; row < column.length; row++) sum += (column[row]! / largest) ** 2
  return largest * Math.sqrt(sum)
}

const powerOfTwoNear = (length: number) => (length > 0 ? 2 ** Math.round(Math.log2(length)) : 1)
