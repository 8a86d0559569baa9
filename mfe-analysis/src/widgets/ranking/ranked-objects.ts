import type { ChosenSeries, ChosenSeriesItem, Statistics } from '@energycockpit/contract'

export const levels = ['location', 'unit', 'point'] as const
export type Level = (typeof levels)[number]
export const amounts = ['purchase', 'feedIn', 'production'] as const
export type Amount = (typeof amounts)[number]
export const orders = ['top', 'flop'] as const

export interface RankedObject extends Readonly<Record<Amount, number | null>> {
  position: number
  /** Undefined: a unit, which is known by its name here. */
  id: string | undefined
  name: string
  location: string | undefined
  orgUnit: string
  /** Of what is there of the amount ranked by, 0 to 1; null where nothing is. */
  share: number | null
  /** Mean share of the intervals of its series, 0 to 1. */
  measured: number
}

const amountOf = { PURCHASE: 'purchase', FEED_IN: 'feedIn', PRODUCTION: 'production' } as const
const rankOfType = { MEASURED: 0, VIRTUAL: 1, MODELLED: 2 } as const

/**
 * The series that are counted: amounts only, and of several of the same kind at one metering point the measured before
 * the virtual and the modelled one, so that nothing counts twice.
 */
export function countedSeries({ series }: Pick<ChosenSeries, 'series'>): ChosenSeriesItem[] {
  const best = new Map<string, ChosenSeriesItem>()
  for (const one of series) {
    if (one.quantity !== 'ENERGY' && one.quantity !== 'VOLUME') continue
    const key = `${one.pointId} ${one.quantity} ${one.direction}`
    const known = best.get(key)
    if (!known || rankOfType[one.seriesType] < rankOfType[known.seriesType]) best.set(key, one)
  }
  return [...best.values()]
}

/** The units in which amounts are counted, that of most series first. What has different units is not added. */
export function unitsOf(series: readonly ChosenSeriesItem[]): string[] {
  const counts = new Map<string, number>()
  for (const { unit } of series) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([unit]) => unit)
}

interface Ranking {
  level: Level
  /** Stored unit of the series that are counted. */
  unit: string
  by: Amount
  order: (typeof orders)[number]
}

/** The objects by one of their amounts; those without any come last, in both orders. */
export function rankedObjects(
  series: readonly ChosenSeriesItem[],
  statistics: Pick<Statistics, 'seriesId' | 'sum' | 'measured'>,
  { level, unit, by, order }: Ranking,
): RankedObject[] {
  const places = new Map(statistics.seriesId.map((id, place) => [id, place]))
  const groups = new Map<
    string,
    { first: ChosenSeriesItem; sums: Record<Amount, number | null>; shares: number[] }
  >()
  for (const one of series) {
    const place = places.get(one.seriesId)
    if (one.unit !== unit || place === undefined) continue
    const key = level === 'unit' ? one.parentName : level === 'location' ? one.locationId : one.pointId
    const group = groups.get(key) ?? {
      first: one,
      sums: { purchase: null, feedIn: null, production: null },
      shares: [],
    }
    groups.set(key, group)
    group.shares.push(statistics.measured[place]!)
    const amount = amountOf[one.direction ?? 'PURCHASE']
    const sum = statistics.sum[place] ?? null
    if (sum !== null) group.sums[amount] = (group.sums[amount] ?? 0) + sum
  }
  const all = [...groups.values()]
  const total = all.reduce((sum, { sums }) => sum + (sums[by] ?? 0), 0)
  const direction = order === 'top' ? -1 : 1
  return all
    .sort((one, other) => {
      const [a, b] = [one.sums[by], other.sums[by]]
      if (a === null || b === null) return Number(a === null) - Number(b === null)
      return direction * (a - b)
    })
    .map(({ first, sums, shares }, place) => ({
      ...sums,
      position: place + 1,
      id: level === 'unit' ? undefined : level === 'location' ? first.locationId : first.pointId,
      name: level === 'unit' ? first.parentName : level === 'location' ? first.locationName : first.pointName,
      location: level === 'point' ? first.locationName : undefined,
      orgUnit: first.parentName,
      share: sums[by] === null || total === 0 ? null : sums[by] / total,
      measured: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    }))
}
