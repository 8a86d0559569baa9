import { cashFlows, presentValues, sumOf } from './cash-flows'
import type { Investment } from './investment'

/**
 * The discount rate at which the investment would be worth nothing, as a share; between -0.99 and 10. Null where the
 * flows change their sign not exactly once: then there is none, or more than one, and the figure would mislead. For
 * information only; EN 17463 decides by the net present value.
 */
export function internalRateOfReturn(investment: Investment): number | null {
  const flows = cashFlows(investment)
  const signs = flows.filter((flow) => flow !== 0).map(Math.sign)
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length
  if (changes !== 1) return null
  const worth = (rate: number) => sumOf(presentValues(flows, rate))
  let [low, high] = [-0.99, 10]
  if (Math.sign(worth(low)) === Math.sign(worth(high))) return null
  const signOfLow = Math.sign(worth(low))
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (Math.sign(worth(middle)) === signOfLow) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Years until what has come in, discounted, has made up for what was paid, and stays so; in shares of a year, as if it
 * came evenly. Null where it never does. For information only, as it does not see what comes later.
 */
export function discountedPayback(investment: Investment): number | null {
  const values = presentValues(cashFlows(investment), investment.discountRate)
  let sum = 0
  let back: number | null = null
  values.forEach((value, year) => {
    const before = sum
    sum += value
    if (sum < 0) back = null
    else back ??= year === 0 ? 0 : year - 1 + (value === 0 ? 1 : Math.min(1, -before / value))
  })
  return back
}
