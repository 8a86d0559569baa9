import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import {
  getObjectRanking,
  rankedProductTypes,
  type ObjectRankingQuery,
  type RankedBy,
  type RankedLevel,
  type RankedOrder,
  type RankedPer,
} from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { idsOf } from '../../choice/chosen-objects'
import type { Choice } from '../../choice/choice'
import { optionOf } from '../../choice/options'

/** What the address calls it, and what the server does; the first of each is what is shown at first. */
export const levels = { location: 'LOCATION', unit: 'UNIT', point: 'POINT' } as const satisfies Record<
  string,
  RankedLevel
>
export const orders = { top: 'TOP', flop: 'FLOP' } as const satisfies Record<string, RankedOrder>
export const pers = { total: 'TOTAL', area: 'FLOOR_AREA', weather: 'WEATHER' } as const satisfies Record<
  string,
  RankedPer
>
export const bys = {
  ...{ purchase: 'PURCHASE', feedIn: 'FEED_IN', production: 'PRODUCTION' },
  ...{ change: 'CHANGE', changeShare: 'CHANGE_SHARE' },
} as const satisfies Record<string, RankedBy>

export interface RankingOptions {
  level: keyof typeof levels
  by: keyof typeof bys
  order: keyof typeof orders
  per: keyof typeof pers
}

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as [Key, ...Key[]]

/** The options of a ranking as the address has them, as far as they go together. */
export function rankingOptions(
  { options, pointId }: Pick<Choice, 'options' | 'pointId'>,
  isCompared: boolean,
): RankingOptions {
  // Who has chosen a metering point asks for it, and not for where it is.
  const first = pointId === undefined ? 'location' : 'point'
  const per = optionOf(options, 'per', keysOf(pers))
  const by = optionOf(options, 'by', keysOf(bys))
  const isOfChange = by === 'change' || by === 'changeShare'
  return {
    ...{
      per,
      level: optionOf(options, 'level', [first, ...keysOf(levels)]),
      order: optionOf(options, 'order', keysOf(orders)),
    },
    // Heat is purchased; and without a comparison there is no change.
    by: (isOfChange && !isCompared) || (!isOfChange && per === 'weather') ? 'purchase' : by,
  }
}

type Chosen = Pick<Choice, 'nodeId' | 'pointId' | 'others' | 'filters' | 'productType'>

/** What is requested; undefined where the filters leave no amounts. */
export function rankingRequest(
  choice: Chosen,
  { level, by, order, per }: RankingOptions,
  { days, compared }: { days: DateRange; compared: DateRange | undefined },
): ObjectRankingQuery | undefined {
  const { quantity, direction: _shown, ...filters } = choice.filters
  const ids = idsOf(choice)
  const productType = rankedProductTypes.find((one) => one === choice.productType)
  const isAmount =
    quantity === undefined || quantity === 'ENERGY' || quantity === 'VOLUME' || quantity === 'POWER'
  if (!isAmount || productType !== choice.productType) return undefined
  return {
    ...filters,
    ...(ids.length > 0 && { objects: ids.join(',') }),
    ...(productType && { productType }),
    ...{ level: levels[level], by: bys[by], order: orders[order], per: pers[per], ...days },
    ...(compared && { comparedFrom: compared.from, comparedTo: compared.to }),
  }
}

/** What is there stays until another ranking has come. */
export function rankingQuery(api: ApiClient, query: ObjectRankingQuery | undefined) {
  return queryOptions({
    queryKey: ['object-ranking', query ?? null],
    queryFn: ({ signal }: { signal: AbortSignal }) => api.call(getObjectRanking, { query: query!, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
}
