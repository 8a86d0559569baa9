import type { ActionContent } from '@energycockpit/contract'
import type { Investment } from '@energycockpit/economics'

/** What an action costs and saves, as it is valued; undefined where nothing is known of its costs. */
export const wholeInvestment = ({
  savings,
  investment,
}: Pick<ActionContent, 'savings' | 'investment'>): Investment | undefined =>
  investment ? { ...investment, energy: savings } : undefined
