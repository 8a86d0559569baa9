import type { LinearFit } from '@energycockpit/models'
import type { Joined } from '../../joined/join-buckets'
import type { Drawing } from './regression-choice'

/** What the model says of each interval, and beside it what was, or how far that is from it. */
export function residualPoints(drawing: Exclude<Drawing, 'time'>, fit: LinearFit, { rows }: Joined) {
  const actual = rows.map(({ values }) => values[0]!)
  let [low, high] = [Infinity, -Infinity]
  for (const value of fit.fitted) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return {
    x: fit.fitted,
    y: drawing === 'fitted' ? actual : fit.residuals,
    /** Where actual and model are the same. */
    line: drawing === 'fitted' ? { x: [low, high], y: [low, high] } : undefined,
  }
}
