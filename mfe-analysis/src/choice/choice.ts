import {
  granularities,
  maxChosenObjects,
  productTypes,
  resultAs,
  resultPer,
  type Granularity,
  type ProductType,
} from '@energycockpit/contract'
import {
  type ComparisonKind,
  comparisonKinds,
  type DateRange,
  type PeriodPreset,
  periodPresets,
} from '@energycockpit/time'
import { maxPlaced, readPlaced, writePlaced, type Placed } from '../flexible/placement'
import { readFilters, writeFilters, type Filters } from './filters'
import { readOptions, writeOptions, type Options } from './options'
import type { ShownAs } from './shown-as'
import { isOfLikelyYear } from './likely-years'

export type PeriodChoice = { preset: PeriodPreset } | DateRange

/** Everything that the user has chosen on the page; it stands in the address, so that a link shows the same. */
export interface Choice extends ShownAs {
  /** A business, unit or location whose consumption is shown; undefined with `pointId` undefined: all of them. */
  nodeId: string | undefined
  pointId: string | undefined
  /** Nodes and metering points that are looked at besides; none of them is the one above. */
  others: readonly string[]
  /** Undefined: the point's first series. */
  seriesId: number | undefined
  period: PeriodChoice
  granularity: Granularity | 'auto'
  /** Undefined: all of them; of the consumption of a node the product of which there is most. */
  productType: ProductType | undefined
  compareWith: ComparisonKind
  filters: Filters
  options: Options
  /** What stands on the flexible analysis. */
  placed: readonly Placed[]
}

/** The last week is the newest one that is whole. */
export const firstChoice: Choice = {
  nodeId: undefined,
  pointId: undefined,
  others: [],
  seriesId: undefined,
  period: { preset: 'LAST_WEEK' },
  granularity: 'auto',
  as: undefined,
  per: undefined,
  productType: undefined,
  compareWith: 'PREVIOUS_YEAR',
  filters: {},
  options: {},
  placed: [],
}

/** Reads the choice from an address' query. What is not understood is as if it were not there. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  const series = query.get('series') ?? ''
  const pointId = knownAsId(query.get('point'))
  const nodeId = pointId === undefined ? knownAsId(query.get('node')) : undefined
  return {
    ...{ nodeId, pointId },
    others: readOthers(query, pointId ?? nodeId),
    seriesId: /^\d{1,10}$/.test(series) ? Number(series) : undefined,
    period: readPeriod(query),
    granularity: oneOf(granularities, query.get('granularity')) ?? 'auto',
    as: oneOf(resultAs, query.get('as')),
    per: oneOf(resultPer, query.get('per')),
    productType: oneOf(productTypes, query.get('product')),
    compareWith: oneOf(comparisonKinds, query.get('compare')) ?? firstChoice.compareWith,
    filters: readFilters(query),
    options: readOptions(query),
    placed: query
      .getAll('w')
      .map(readPlaced)
      .filter((one) => one !== undefined)
      .slice(0, maxPlaced),
  }
}

/** What can be the id of an object; what cannot is not asked for, as the server would refuse all of the choice. */
const knownAsId = (text: string | null): string | undefined =>
  text !== null && /^[^,\p{Cc}\p{Cs}]{1,100}$/u.test(text) ? text : undefined

/** Something else is looked at besides only where something is looked at, and nothing twice. */
function readOthers(query: URLSearchParams, first: string | undefined): string[] {
  if (first === undefined) return []
  const others = new Set(query.getAll('with').filter((id) => knownAsId(id) !== undefined && id !== first))
  return [...others].slice(0, maxChosenObjects - 1)
}

function readPeriod(query: URLSearchParams): PeriodChoice {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  // As whoever types the days may: of thousands of years there is nothing to see, and days to count for minutes.
  if ([from, to].every((day) => isDate(day) && isOfLikelyYear(day)) && from < to) return { from, to }
  return { preset: oneOf(periodPresets, query.get('period')) ?? 'LAST_WEEK' }
}

/** The query of a choice, beginning with '?'; empty when nothing differs from the first choice. */
export function writeChoice(choice: Choice): string {
  const { nodeId, pointId, seriesId, period, granularity, as, per, productType, compareWith } = choice
  const query = new URLSearchParams()
  if (pointId !== undefined) query.set('point', pointId)
  else if (nodeId !== undefined) query.set('node', nodeId)
  for (const other of choice.others) query.append('with', other)
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
  writeFilters(choice.filters, query)
  writeOptions(choice.options, query)
  for (const one of choice.placed) query.append('w', writePlaced(one))
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
