import { supplyFlows, type SupplyFlow } from '@energycockpit/contract'
import { figuresAdded } from '../../calculations/index'
import type { StretchSums } from './balance-query'
import type { Stretch } from './stretches'

/** Every value of a flow that has come, compared or not. */
export function sumOfFlow(
  stretches: readonly Stretch[],
  sums: ReadonlyMap<Stretch, StretchSums>,
  flow: SupplyFlow,
): { meters: number; energy: number | null; complete: number } {
  const key = ({ PURCHASE: 'purchase', PRODUCTION: 'production', FEED_IN: 'feedIn' } as const)[flow]
  const meters = new Set<number>()
  const energies: number[] = []
  let [count, expected] = [0, 0]
  for (const stretch of stretches) {
    for (const one of stretch.meters) if (one.flow === flow) meters.add(one.series.id)
    const found = sums.get(stretch)
    if (found !== undefined && found.counts[key] > 0) energies.push(found.all[key])
    count += found?.counts[key] ?? 0
    expected += stretch.expectedValues[flow]
  }
  const whole = Math.max(count, expected)
  return {
    meters: meters.size,
    energy: energies.length === 0 ? null : figuresAdded(energies),
    complete: whole === 0 ? 0 : count / whole,
  }
}

export const everyFlow = <Found>(of: (flow: SupplyFlow) => Found): Record<SupplyFlow, Found> =>
  Object.fromEntries(supplyFlows.map((flow) => [flow, of(flow)])) as Record<SupplyFlow, Found>
