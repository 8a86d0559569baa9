import type { Consumption } from './register-consumption'
import type { Finding } from '../series/finding'
import { median } from '../series/median'

/** With fewer spans before nothing is said about one. */
const fewest = 3

/**
 * Spans between two readings in which more than `times` the usual was used per hour, the usual being the median of
 * all spans before: a mistyped digit. The worst value is the amount; parameters: what it would usually have been.
 */
export function findImplausibleConsumption(consumption: readonly Consumption[], times: number): Finding[] {
  const rates: number[] = []
  const findings: Finding[] = []
  for (const { from, to, amount } of consumption) {
    if (amount === null || to <= from) continue
    const usual = median(rates)
    const rate = amount / (to - from)
    // A meter that stood still so far may begin to count.
    if (rates.length >= fewest && usual > 0 && rate > times * usual) {
      const parameters = { usual: usual * (to - from), times }
      findings.push({ kind: 'JUMP', from, to, count: 1, worst: amount, parameters })
    }
    rates.push(rate)
  }
  return findings
}
