import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@energycockpit/api-client'
import type { Budget, ChosenSeries } from '@energycockpit/contract'
import { dateAt } from '@energycockpit/time'
import { nodeOf, placeQuery } from '../../indicators/place-query'
import { countedMonths, type CountedMonth } from '../../indicators/result/counted-months'
import { savingUnit } from '../../actions/saving-unit'
import { budgetProgress, type BudgetProgress } from '../rules/progress'

/** Of what a budget is: the amount of a product, or its costs. */
export const budgetKinds = ['amounts', 'costs'] as const
export type BudgetKind = (typeof budgetKinds)[number]

/** Why it cannot be said what was used. */
export type NoProgress = 'PLACE_GONE' | 'NO_METERS' | 'NOT_COUNTABLE' | 'NO_PRICE' | 'OTHER_CURRENCY'

export interface CountedYear {
  timeZone: string
  /** The first day that is not over there. */
  today: string
  actual: ReadonlyMap<string, CountedMonth>
  leftOut: number
}

/** What was used or spent in the year of a budget until yesterday. */
export const countedYearQuery = (
  api: ApiClient,
  queries: QueryClient,
  budget: Budget,
  kind: BudgetKind,
  now: number,
) =>
  queryOptions({
    queryKey: ['budget-year', budget.id, budget.revision, kind, Math.floor(now / 3_600_000)],
    queryFn: async ({ signal }): Promise<CountedYear | { lack: NoProgress }> => {
      if (budget.nodeId !== null && budget.nodeName === null) return { lack: 'PLACE_GONE' }
      const place = await queries.fetchQuery({ ...placeQuery(api, budget), staleTime: 600_000 })
      if (!isMeasured(place, budget)) return { lack: 'NO_METERS' }
      const { timeZone } = place
      const { year, productType } = budget
      const today = dateAt(new Date(now), timeZone).toString()
      if (today <= `${year}-01-01`) return { timeZone, today, actual: new Map(), leftOut: 0 }
      const until = today < `${year + 1}-01-01` ? today : `${year + 1}-01-01`
      const span = { from: `${year}-01`, to: `${year}-12`, until, timeZone }
      const of = { nodeId: nodeOf(budget), productType }
      const as = kind === 'costs' ? 'COST' : productType === 'WATER' ? undefined : 'ENERGY'
      const found = await countedMonths(api, { of, as }, span, signal)
      if (!found) return { lack: kind === 'costs' ? 'NO_PRICE' : 'NOT_COUNTABLE' }
      if (found.unit !== unitOf(budget, kind)) return { lack: 'OTHER_CURRENCY' }
      return { timeZone, today, actual: found.months, leftOut: found.leftOut }
    },
  })

export const isMeasured = (place: ChosenSeries, { productType }: Pick<Budget, 'productType'>): boolean =>
  place.hasMore || place.series.some((one) => one.productType === productType)

export const unitOf = ({ productType, currency }: Budget, kind: BudgetKind): string =>
  kind === 'costs' ? currency : savingUnit(productType)

/** How a budget stands, by what was counted: what tiles and pages say of it. */
export const progressOf = (
  budget: Budget,
  kind: BudgetKind,
  { actual, today, leftOut }: Pick<CountedYear, 'actual' | 'today' | 'leftOut'>,
  forecast: BudgetProgress['expected'],
): BudgetProgress | undefined => {
  const months = budget[kind]
  return months === null
    ? undefined
    : budgetProgress({ year: budget.year, budget: months, actual, today, forecast, isPartial: leftOut > 0 })
}
