import { median } from './median'

/** 95 % of the efficiency of least squares where the noise is normal. */
const bend = 1.345

/**
 * Weights that keep single days (a fault, a feast) from bending the model: 1 up to 1.345 robust standard deviations,
 * then falling with the residual. Source: P. Huber, Robust Statistics (1981), 7.8.
 */
export function huberWeights(residuals: Float64Array): Float64Array {
  const scale = 1.4826 * median(residuals.map(Math.abs))
  if (!(scale > 0)) return new Float64Array(residuals.length).fill(1)
  return residuals.map((residual) => Math.min(1, (bend * scale) / Math.abs(residual)))
}
