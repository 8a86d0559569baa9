import { normalQuantile, type LinearFit } from '@energycockpit/models'
import type { Joined } from '../../joined/join-buckets'
import type { Drawing } from './regression-choice'

const dayLength = 86_400_000

export interface ResidualPoints {
  x: readonly number[]
  y: readonly number[]
  /** Where both are the same; absent where residuals are around 0. */
  line: { x: number[]; y: number[] } | undefined
}

/** A point for each interval, as each drawing needs it to show whether the model fits. */
export function residualPoints(
  drawing: Exclude<Drawing, 'time'>,
  fit: LinearFit,
  { rows }: Joined,
): ResidualPoints {
  switch (drawing) {
    case 'fitted':
      return { x: fit.fitted, y: rows.map(({ values }) => values[0]!), line: diagonal(fit.fitted) }
    case 'residuals':
      return { x: fit.fitted, y: fit.residuals, line: undefined }
    case 'residualsInTime':
      return { x: rows.map(({ at }) => (at - rows[0]!.at) / dayLength), y: fit.residuals, line: undefined }
    case 'normal': {
      const x = normalResiduals(fit)
      return { x, y: fit.residuals, line: diagonal(x) }
    }
  }
}

/** What each residual would be, by its rank, if they were normal. G. Blom, Statistical Estimates (1958): (i − 3/8) / (n + 1/4). */
function normalResiduals({ residuals, rmse }: LinearFit): number[] {
  const inOrder = [...residuals.keys()].sort((one, other) => residuals[one]! - residuals[other]!)
  const expected = Array<number>(residuals.length)
  inOrder.forEach(
    (place, rank) => (expected[place] = rmse * normalQuantile((rank + 0.625) / (residuals.length + 0.25))),
  )
  return expected
}

function diagonal(values: readonly number[]) {
  let [low, high] = [Infinity, -Infinity]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return { x: [low, high], y: [low, high] }
}
