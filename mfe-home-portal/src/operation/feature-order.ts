import type { FeatureInOperation } from '@energycockpit/contract'
import { failureRate } from './failure-rate'

export const orders = [
  'feature',
  'loads',
  'median',
  'percentile95',
  'failures',
  'failureRate',
  'latestFailure',
] as const
export type Order = (typeof orders)[number]

/** What a line counts for in an order; names go up, everything else begins with what deserves to be looked at. */
const ranks: Record<Exclude<Order, 'feature'>, (line: FeatureInOperation) => number | null> = {
  loads: ({ times }) => times.loads,
  median: ({ times }) => times.medianMs,
  percentile95: ({ times }) => times.percentile95Ms,
  failures: ({ failures }) => failures,
  failureRate,
  latestFailure: ({ latestFailure }) => (latestFailure === null ? null : Date.parse(latestFailure.at)),
}

/** The lines in an order; what has no value comes last, and equals by name, so that nothing jumps when it is read anew. */
export function inOrder(lines: readonly FeatureInOperation[], order: Order): FeatureInOperation[] {
  const byName = [...lines].sort(compareNames)
  if (order === 'feature') return byName
  const rank = ranks[order]
  return byName.sort((one, other) => (rank(other) ?? -1) - (rank(one) ?? -1))
}

function compareNames(one: FeatureInOperation, other: FeatureInOperation): number {
  return (
    one.featureId.localeCompare(other.featureId, 'en') ||
    (one.version ?? '').localeCompare(other.version ?? '', 'en')
  )
}
