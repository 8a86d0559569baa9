import { supplyPeriods, type SupplyPeriod } from '@energycockpit/contract'
import { nodeOfQuery } from '@energycockpit/hierarchy'

export interface SupplyChoice {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  period: SupplyPeriod
}

/** What the address names; today, unless it says otherwise. */
export function supplyChoice(query: string): SupplyChoice {
  const wanted = new URLSearchParams(query).get('period')
  return {
    nodeId: nodeOfQuery(query),
    period: supplyPeriods.find((period) => period === wanted) ?? 'TODAY',
  }
}

/** With its question mark; empty where everything is as it is first. */
export function querySupply({ nodeId, period }: SupplyChoice): string {
  const query = new URLSearchParams()
  if (nodeId !== undefined) query.set('node', nodeId)
  if (period !== 'TODAY') query.set('period', period)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}
