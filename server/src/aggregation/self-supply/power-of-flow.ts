import type { SelfSupply, SupplyFlow } from '@energycockpit/contract'
import { elapsedLengths } from '@energycockpit/time'
import { figuresAdded } from '../../calculations/index'
import type { Latest } from './latest-query'
import type { Metered } from './stretches'

/** Beside two intervals: what a delivery takes. */
const deliveryTime = 15 * 60_000

/** What flows now, by the meters whose last interval is no older than two of theirs. */
export function powerOfFlow(
  meters: readonly Metered[],
  latest: ReadonlyMap<number, Latest>,
  flow: SupplyFlow,
  now: number,
): Pick<SelfSupply['flows'][SupplyFlow], 'power' | 'withoutPower' | 'lastAt'> {
  const own = new Map(meters.filter((one) => one.flow === flow).map(({ series }) => [series.id, series]))
  const powers: number[] = []
  let lastAt: number | undefined
  for (const [id, { interval }] of own) {
    const found = latest.get(id)
    if (found === undefined) continue
    lastAt = Math.max(lastAt ?? found.until, found.until)
    const step = elapsedLengths[interval]
    if (found.power !== undefined && step !== undefined && found.until >= now - 2 * step - deliveryTime)
      powers.push(found.power)
  }
  return {
    power: powers.length === 0 ? null : figuresAdded(powers),
    withoutPower: own.size - powers.length,
    lastAt: lastAt === undefined ? null : new Date(lastAt).toISOString(),
  }
}
