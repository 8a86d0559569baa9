import {
  maxSupplyLocations,
  type SelfSupply,
  type SupplyBalance,
  type SupplyPeriod,
} from '@energycockpit/contract'
import { figuresAdded, figuresSubtracted } from '../../calculations/index'
import type { StretchSums } from './balance-query'
import { has, isProducing, whyLeftOut, type Stretch, type WhyLeftOut } from './stretches'

interface Part {
  locationId: string
  sums: Pick<SupplyBalance, 'purchase' | 'production' | 'feedIn'>
  /** ms in the balance, of it with estimated values, and ms that could be. */
  time: number
  estimated: number
  expected: number
  /** Something was produced, and nobody counted what was fed in of it. */
  isFeedInUnknown: boolean
}

export type BalanceFigures = Pick<
  SelfSupply,
  'balance' | 'until' | 'producing' | 'feedInUnknown' | 'contradictory'
> & {
  leftOut: Record<WhyLeftOut, number>
  /** The most consumed first. */
  locations: { id: string; balance: SupplyBalance }[]
  /** Those after the first `maxSupplyLocations`. */
  others: SelfSupply['others']
}

/**
 * The balance of each location and of all together: of several, consumption and direct use are added, so that what one
 * of them fed in is never taken for what another one purchased.
 */
export function supplyBalance(
  stretches: readonly Stretch[],
  sums: ReadonlyMap<Stretch, StretchSums>,
  period: SupplyPeriod,
): BalanceFigures {
  const leftOut = {
    tooCoarse: new Set<string>(),
    withoutPurchase: new Set<string>(),
    withoutProduction: new Set<string>(),
  }
  const producing = new Set<string>()
  const feedInUnknown = new Set<string>()
  const parts = stretches.flatMap((stretch): Part[] => {
    const { locationId } = stretch
    if (has(stretch, 'PRODUCTION')) producing.add(locationId)
    const why = whyLeftOut(stretch, period)
    if (why !== undefined) {
      leftOut[why].add(locationId)
      return []
    }
    if (has(stretch, 'PRODUCTION') && !has(stretch, 'FEED_IN')) feedInUnknown.add(locationId)
    return [partOf(stretch, sums.get(stretch))]
  })
  const found = [...sums.values()]
  const untils = found.flatMap(({ until }) => (until === undefined ? [] : until))
  const byLocation = new Map<string, Part[]>()
  for (const part of parts)
    byLocation.set(part.locationId, [...(byLocation.get(part.locationId) ?? []), part])
  const locations = [...byLocation].flatMap(([id, own]) => {
    const balance = balanceOf(own)
    return balance === null ? [] : [{ id, balance }]
  })
  locations.sort(
    (one, other) => other.balance.consumption - one.balance.consumption || (one.id < other.id ? -1 : 1),
  )
  const others = new Set(locations.splice(maxSupplyLocations).map(({ id }) => id))
  const ofOthers = balanceOf(parts.filter(({ locationId }) => others.has(locationId)))
  return {
    balance: balanceOf(parts),
    until: untils.length === 0 ? null : new Date(Math.max(...untils)).toISOString(),
    producing: producing.size,
    feedInUnknown: feedInUnknown.size,
    contradictory: found.reduce((sum, { contradictory }) => sum + contradictory, 0),
    leftOut: {
      tooCoarse: leftOut.tooCoarse.size,
      withoutPurchase: leftOut.withoutPurchase.size,
      withoutProduction: leftOut.withoutProduction.size,
    },
    locations,
    others: ofOthers === null ? null : { count: others.size, balance: ofOthers },
  }
}

function partOf(stretch: Stretch, sums: StretchSums | undefined): Part {
  const { locationId, expected, expectedValues, step } = stretch
  const isCompared = isProducing(stretch)
  const count = sums?.intervals ?? 0
  const values = Math.max(expectedValues.PURCHASE, count)
  const timeOf = (intervals: number) =>
    isCompared ? intervals * step! : values === 0 ? 0 : (intervals / values) * expected
  return {
    locationId,
    sums: sums?.common ?? { purchase: 0, production: 0, feedIn: 0 },
    time: timeOf(count),
    estimated: timeOf(sums?.estimated ?? 0),
    isFeedInUnknown: has(stretch, 'PRODUCTION') && !has(stretch, 'FEED_IN'),
    // A running interval may have its value already.
    expected: Math.max(expected, timeOf(count)),
  }
}

/** Null: nothing was counted. */
export function balanceOf(parts: readonly Part[]): SupplyBalance | null {
  const total = (of: (part: Part) => number) => figuresAdded(parts.map(of))
  const time = parts.reduce((sum, part) => sum + part.time, 0)
  if (time === 0) return null
  const [purchase, production, feedIn] = (['purchase', 'production', 'feedIn'] as const).map((key) =>
    total(({ sums }) => sums[key]),
  ) as [number, number, number]
  const direct = Math.max(0, figuresSubtracted(production, feedIn))
  const expected = parts.reduce((sum, part) => sum + part.expected, 0)
  return balanceFigures({
    ...{ purchase, production, feedIn, direct },
    atMost: parts.some(({ isFeedInUnknown, sums }) => isFeedInUnknown && sums.production > 0),
    complete: time / expected,
    estimated: parts.reduce((sum, part) => sum + part.estimated, 0) / time,
  })
}

/**
 * Autarkiegrad and Eigenverbrauchsquote after HTW Berlin (Weniger, Quaschning et al.): what is used directly, of all
 * that is consumed and of all that is produced. Consumption is what was purchased and what was used directly.
 */
function balanceFigures(
  figures: Omit<SupplyBalance, 'consumption' | 'selfSupply' | 'selfConsumption'>,
): SupplyBalance {
  const consumption = figuresAdded([figures.purchase, figures.direct])
  const shareOf = (whole: number) => (whole > 0 ? Math.min(1, figures.direct / whole) : null)
  return {
    ...figures,
    consumption,
    selfSupply: shareOf(consumption),
    selfConsumption: shareOf(figures.production),
  }
}
