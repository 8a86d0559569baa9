/**
 * The normal equations XᵀWX b = XᵀWy of weighted least squares: the lower triangle of XᵀWX row by row, and XᵀWy. Unlike
 * a factorisation of X they can be added up and taken from each other, so that leaving a sixth of the days out costs no
 * second pass. That they lose digits does no harm here: the penalties keep them well conditioned.
 */
export interface NormalEquations {
  size: number
  left: Float64Array
  right: Float64Array
}

export const noEquations = (size: number): NormalEquations => ({
  size,
  left: new Float64Array(size * size),
  right: new Float64Array(size),
})

/** Columns of a row that are not 0: most are flags, or hinges that begin above this day's temperature. */
const filled = new Int32Array(256)

/**
 * Adds one row of X with its y; with a negative weight it takes it away. Where `firstColumn` is given, the columns
 * before it have been added already.
 */
export function addRow(
  { size, left, right }: NormalEquations,
  rows: Float64Array,
  row: number,
  y: number,
  weight: number,
  firstColumn = 0,
): void {
  const from = row * size
  let count = 0
  for (let column = 0; column < size; column++) if (rows[from + column] !== 0) filled[count++] = column
  let i = 0
  while (i < count && filled[i]! < firstColumn) i++
  for (; i < count; i++) {
    const value = rows[from + filled[i]!]! * weight
    right[filled[i]!]! += value * y
    const line = filled[i]! * size
    for (let j = 0; j <= i; j++) left[line + filled[j]!]! += value * rows[from + filled[j]!]!
  }
}

export const copyOf = ({ size, left, right }: NormalEquations): NormalEquations => ({
  size,
  left: left.slice(),
  right: right.slice(),
})

export function addEquations(into: NormalEquations, other: NormalEquations, sign: 1 | -1): void {
  for (let place = 0; place < into.left.length; place++) into.left[place]! += sign * other.left[place]!
  for (let place = 0; place < into.size; place++) into.right[place]! += sign * other.right[place]!
}

/**
 * The b that makes Σ w (y − X b)² + Σ penalty b² least.
 * Source: A. Hoerl, R. Kennard, Ridge Regression, Technometrics 12 (1970).
 */
export function solveRidge(equations: NormalEquations, penalties: Float64Array): Float64Array {
  const solved = Float64Array.from(equations.right)
  solveBy(choleskyOf(equations, penalties), solved)
  return solved
}

/** Effective number of parameters: the trace of (XᵀX + penalties)⁻¹ XᵀX. T. Hastie et al., The Elements of Statistical Learning, 3.4.1. */
export function traceOfRidge(equations: NormalEquations, penalties: Float64Array): number {
  const { size, left } = equations
  const lower = choleskyOf(equations, penalties)
  let trace = 0
  for (let column = 0; column < size; column++) {
    const solved = Float64Array.from({ length: size }, (_, row) =>
      row >= column ? left[row * size + column]! : left[column * size + row]!,
    )
    solveBy(lower, solved)
    trace += solved[column]!
  }
  return trace
}

/** The lower triangle whose product with its mirror image is XᵀWX + penalties; Cholesky's factorisation. */
function choleskyOf({ size, left }: NormalEquations, penalties: Float64Array): Float64Array {
  const lower = Float64Array.from(left)
  for (let i = 0; i < size; i++) {
    const line = i * size
    const whole = left[line + i]! + penalties[i]!
    lower[line + i] = whole
    for (let j = 0; j <= i; j++) {
      const other = j * size
      let sum = lower[line + j]!
      for (let k = 0; k < j; k++) sum -= lower[line + k]! * lower[other + k]!
      if (j < i) lower[line + j] = sum / lower[other + j]!
      // Nothing is left of a column that follows from others and has no penalty: its b is 0.
      else lower[line + i] = sum > 1e-10 * whole ? Math.sqrt(sum) : Infinity
    }
  }
  return lower
}

function solveBy(lower: Float64Array, solved: Float64Array): void {
  const size = solved.length
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solved[i]! -= lower[i * size + k]! * solved[k]!
    solved[i]! /= lower[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solved[i]! -= lower[k * size + i]! * solved[k]!
    solved[i]! /= lower[i * size + i]!
  }
}
