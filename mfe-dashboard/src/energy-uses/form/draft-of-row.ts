import type { DateRange } from '@energycockpit/time'
import type { NamedRow } from '../pareto/pareto-table'
import { whatOfRow } from '../rules/documented'
import { draftOf, type UseDraft } from './use-draft'

interface Shown {
  /** What is shown; null: all of a business. */
  nodeId: string | null
  /** Of the location of the row, or of what is shown. */
  nodeName: string
  days: DateRange
}

/** The draft of a decision about a row of the ranking, with what was known of it. */
export function draftOfRow(
  { item, share, isCandidate }: NamedRow,
  { nodeId, nodeName, days }: Shown,
): UseDraft {
  const what = whatOfRow(item.what, nodeId)
  return {
    ...draftOf(undefined),
    name: item.name.slice(0, 200),
    ...{ nodeId: what?.nodeId ?? '', nodeName: what?.nodeId ? nodeName : '' },
    ...{ productType: what?.productType ?? '', use: what?.use ?? '' },
    point:
      what === null || what.pointId === null ? null : { id: what.pointId, name: item.name.slice(0, 300) },
    verdict: isCandidate ? 'SIGNIFICANT' : 'NOT_SIGNIFICANT',
    reasons: isCandidate ? ['SUBSTANTIAL_CONSUMPTION'] : [],
    basis: item.value === null ? null : { ...days, energy: item.value, share, known: item.known ?? 0 },
  }
}
