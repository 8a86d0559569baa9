import { energyProductTypes, type EnergyProductType } from '@energycockpit/contract'
import { nodeOfQuery } from '@energycockpit/hierarchy'
import type { DateRange } from '@energycockpit/time'
import { monthSoFar } from '../overview/month-so-far'
import { rankedBy, type RankedUse } from './rules/grouped-shares'

/** What is ranked. */
export interface UsesChoice {
  /** Undefined: all that the user sees. */
  nodeId: string | undefined
  by: RankedUse
  /** Undefined: all carriers. */
  productType: EnergyProductType | undefined
  /** Undefined: the last twelve months that are over; MONTH: this one until yesterday. */
  year: number | 'MONTH' | undefined
  /** What the candidates make up together, per cent. */
  threshold: number
}

export const thresholds = [50, 60, 70, 80, 90, 95] as const
const usualThreshold = 80

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)

/** Which ranking an address names; what is not understood is as if it were not there. */
export function choiceOf(query: string): UsesChoice {
  const params = new URLSearchParams(query)
  const year = params.get('year') ?? ''
  const threshold = Number(params.get('threshold') ?? '')
  return {
    nodeId: nodeOfQuery(query),
    by: oneOf(rankedBy, params.get('by')) ?? 'CARRIER_LOCATION',
    productType: oneOf(energyProductTypes, params.get('product')),
    year: /^20\d{2}$/.test(year) ? Number(year) : year === 'MONTH' ? year : undefined,
    threshold: thresholds.find((one) => one === threshold) ?? usualThreshold,
  }
}

/** The query of the address for a choice. */
export function queryOf({ nodeId, by, productType, year, threshold }: UsesChoice): string {
  const params = new URLSearchParams({ by })
  if (productType !== undefined) params.set('product', productType)
  if (year !== undefined) params.set('year', String(year))
  if (threshold !== usualThreshold) params.set('threshold', String(threshold))
  if (nodeId !== undefined) params.set('node', nodeId)
  return params.toString()
}

/** The days of what was chosen, as the overview has them for the month; half open. `today`: `YYYY-MM-DD`. */
export function daysOfChoice({ year }: Pick<UsesChoice, 'year'>, today: string): DateRange {
  if (year === 'MONTH') return monthSoFar(today).days
  if (year !== undefined) return { from: `${year}-01-01`, to: `${year + 1}-01-01` }
  const thisYear = Number(today.slice(0, 4))
  const rest = `${today.slice(4, 7)}-01`
  return { from: `${thisYear - 1}${rest}`, to: `${thisYear}${rest}` }
}
