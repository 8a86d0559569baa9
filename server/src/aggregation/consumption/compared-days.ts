import { Problem } from '../../http/problem'
import type { Days } from './buckets-of-plan'

/** The period to compare with. Throws a Problem (400) where only one end is named. */
export function comparedDays({
  comparedFrom: from,
  comparedTo: to,
}: {
  comparedFrom?: string | undefined
  comparedTo?: string | undefined
}): Days | undefined {
  if ((from === undefined) !== (to === undefined))
    throw new Problem(400, 'VALIDATION_FAILED', 'query: comparedFrom and comparedTo, or neither')
  return from === undefined || to === undefined ? undefined : { from, to }
}
