import {
  consumedProductTypes,
  granularities,
  resultAs,
  resultPer,
  type ConsumedProductType,
  type Granularity,
} from '@energycockpit/contract'
import { comparisonKinds, type ComparisonKind } from './compared-days'
import { periodPresets, type DateRange, type PeriodPreset } from '@energycockpit/time'
import type { ShownAs } from './shown-as'

export type PeriodChoice = { preset: PeriodPreset } | DateRange

/** Everything that the user has chosen on the page; it stands in the address, so that a link shows the same. */
export interface Choice extends ShownAs {
  /** A business, unit or location whose consumption is shown; undefined with `pointId` undefined: all of them. */
  nodeId: string | undefined
  pointId: string | undefined
  /** Undefined: the point's first series. */
  seriesId: number | undefined
  period: PeriodChoice
  granularity: Granularity | 'auto'
  /** Of the consumption of a node. Undefined: the product of which there is most. */
  productType: ConsumedProductType | undefined
  compareWith: ComparisonKind
}

/** The last week is the newest one that is whole. */
export const firstChoice: Choice = {
  nodeId: undefined,
  pointId: undefined,
  seriesId: undefined,
  period: { preset: 'LAST_WEEK' },
  granularity: 'auto',
  as: undefined,
  per: undefined,
  productType: undefined,
  compareWith: 'PREVIOUS_YEAR',
}

/** Reads the choice from an address' query. What is not understood is as if it were not there. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  const series = query.get('series') ?? ''
  const pointId = query.get('point') || undefined
  return {
    nodeId: pointId === undefined ? query.get('node') || undefined : undefined,
    pointId,
    seriesId: /^\d{1,10}$/.test(series) ? Number(series) : undefined,
    period: readPeriod(query),
    granularity: oneOf(granularities, query.get('granularity')) ?? 'auto',
    as: oneOf(resultAs, query.get('as')),
    per: oneOf(resultPer, query.get('per')),
    productType: oneOf(consumedProductTypes, query.get('product')),
    compareWith: oneOf(comparisonKinds, query.get('compare')) ?? firstChoice.compareWith,
  }
}

function readPeriod(query: URLSearchParams): PeriodChoice {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (isDate(from) && isDate(to) && from < to) return { from, to }
  return { preset: oneOf(periodPresets, query.get('period')) ?? 'LAST_WEEK' }
}

/** The query of a choice, beginning with '?'; empty when nothing differs from the first choice. */
export function writeChoice(choice: Choice): string {
  const { nodeId, pointId, seriesId, period, granularity, as, per, productType, compareWith } = choice
  const query = new URLSearchParams()
  if (pointId !== undefined) query.set('point', pointId)
  else if (nodeId !== undefined) query.set('node', nodeId)
  if (seriesId !== undefined) query.set('series', String(seriesId))
  if ('preset' in period) {
    if (period.preset !== 'LAST_WEEK') query.set('period', period.preset)
  } else {
    query.set('from', period.from)
    query.set('to', period.to)
  }
  if (granularity !== 'auto') query.set('granularity', granularity)
  if (as !== undefined) query.set('as', as)
  if (per !== undefined) query.set('per', per)
  if (productType !== undefined) query.set('product', productType)
  if (compareWith !== firstChoice.compareWith) query.set('compare', compareWith)
  const written = query.toString()
  return written === '' ? '' : `?${written}`
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted)
}

/** A day that the calendar has: 2026-02-30 is none. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
