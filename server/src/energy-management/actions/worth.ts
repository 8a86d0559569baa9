import type { ActionContent, EnergyAction } from '@energycockpit/contract'
import { discountedPayback, internalRateOfReturn, scenarios } from '@energycockpit/economics'

/** What an action is worth; null where nothing is known of its costs. */
export function worthOf({ savings, investment }: ActionContent): EnergyAction['worth'] {
  if (!investment) return null
  const whole = { ...investment, energy: savings }
  const { worst, mostLikely, best } = scenarios(whole, investment.uncertainty)
  return {
    ...{ netPresentValue: mostLikely, worst, best },
    payback: discountedPayback(whole),
    internalRate: internalRateOfReturn(whole),
  }
}
