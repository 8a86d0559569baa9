import { netPresentValue } from './cash-flows'
import type { Investment } from './investment'

/** By how much each may differ from what is most likely, as shares: 0.1 is ±10 %. */
export interface Uncertainty {
  cost: number
  amount: number
  price: number
}

export interface Scenarios {
  worst: number
  mostLikely: number
  best: number
}

/**
 * Scenario analysis (EN 17463, 7.3): net present values with all parameters at their unfavourable, most likely and
 * favourable ends at once. More energy at a higher price is favourable where it is saved, and unfavourable where it is
 * needed in addition.
 */
export function scenarios(investment: Investment, uncertainty: Uncertainty): Scenarios {
  return {
    worst: netPresentValue(at(investment, uncertainty, -1)),
    mostLikely: netPresentValue(investment),
    best: netPresentValue(at(investment, uncertainty, 1)),
  }
}

function at(investment: Investment, { cost, amount, price }: Uncertainty, side: 1 | -1): Investment {
  return {
    ...investment,
    cost: investment.cost * (1 - side * cost),
    energy: investment.energy.map((effect) => {
      const favourable = Math.sign(effect.amount * effect.price) * side
      return {
        ...effect,
        amount: effect.amount * (1 + favourable * amount),
        price: effect.price * (1 + favourable * price),
      }
    }),
  }
}
