import type { Direction, ResultAs } from '@energycockpit/contract'

/** The text of what values are shown as. What is fed in costs nothing: its price is what it earns. */
export const shownNameKey = (as: ResultAs, direction: Direction | null) =>
  as === 'COST' && direction === 'FEED_IN' ? 'shownAs.name.REVENUE' : (`shownAs.name.${as}` as const)
