import type { LinearModel } from './linear-fit'

export type Refusal =
  /** As many parameters as points or more: any line would fit. */
  | { kind: 'TOO_FEW_POINTS'; points: number; needed: number }
  | { kind: 'NO_REGRESSOR' }
  /** The values do not change, so that there is nothing to explain (`name` undefined) or to explain with. */
  | { kind: 'CONSTANT'; name: string | undefined }
  /** These follow exactly from the regressors before them. */
  | { kind: 'COLLINEAR'; names: string[] }
  /** Not a number, or columns of different lengths. */
  | { kind: 'NOT_FINITE'; name: string | undefined }

/**
 * Below this share of its length a column is taken for a combination of the others: what rounding leaves of one is near
 * 1e-16, and the nearest to it that can still be fitted (Filip's tenth power) has 1e-10.
 */
const smallestOwnShare = 1e-12

/** Why a model cannot be fitted, as far as the values alone say so. */
export function refusalOf({ y, regressors, intercept = true }: LinearModel): Refusal | undefined {
  if (regressors.length === 0) return { kind: 'NO_REGRESSOR' }
  const needed = regressors.length + (intercept ? 2 : 1)
  if (y.length < needed) return { kind: 'TOO_FEW_POINTS', points: y.length, needed }
  if (!y.every(Number.isFinite)) return { kind: 'NOT_FINITE', name: undefined }
  for (const { name, values } of regressors)
    if (values.length !== y.length || !values.every(Number.isFinite)) return { kind: 'NOT_FINITE', name }
  if (!intercept) return undefined
  if (isConstant(y)) return { kind: 'CONSTANT', name: undefined }
  const constant = regressors.find(({ values }) => isConstant(values))
  return constant && { kind: 'CONSTANT', name: constant.name }
}

/** The names of the columns that follow from those before them. */
export function withoutOwnPart(
  ownShares: readonly number[],
  names: readonly (string | undefined)[],
): string[] {
  return names.filter(
    (name, place): name is string => name !== undefined && ownShares[place]! < smallestOwnShare,
  )
}

const isConstant = (values: readonly number[]) => values.every((value) => value === values[0])
