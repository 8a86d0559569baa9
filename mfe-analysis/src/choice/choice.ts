import { resultAs, resultPer, granularities, type Granularity } from '@energycockpit/contract'
import { periodPresets, type DateRange, type PeriodPreset } from '@energycockpit/time'
import type { ShownAs } from './shown-as'

export type PeriodChoice = { preset: PeriodPreset } | DateRange

/** Everything that the user has chosen on the page; it stands in the address, so that a link shows the same. */
export interface Choice extends ShownAs {
  pointId: string | undefined
  /** Undefined: the point's first series. */
  seriesId: number | undefined
  period: PeriodChoice
  granularity: Granularity | 'auto'
}

/** The last week is the newest one that is whole. */
export const firstChoice: Choice = {
  pointId: undefined,
  seriesId: undefined,
  period: { preset: 'LAST_WEEK' },
  granularity: 'auto',
  as: undefined,
  per: undefined,
}

/** Reads the choice from an address' query. What is not understood is as if it were not there. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search)
  const series = query.get('series') ?? ''
  return {
    pointId: query.get('point') || undefined,
    seriesId: /^\d{1,10}$/.test(series) ? Number(series) : undefined,
    period: readPeriod(query),
    granularity: oneOf(granularities, query.get('granularity')) ?? 'auto',
    as: oneOf(resultAs, query.get('as')),
    per: oneOf(resultPer, query.get('per')),
  }
}

function readPeriod(query: URLSearchParams): PeriodChoice {
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  if (isDate(from) && isDate(to) && from < to) return { from, to }
  return { preset: oneOf(periodPresets, query.get('period')) ?? 'LAST_WEEK' }
}

/** The query of a choice, beginning with '?'; empty when nothing differs from the first choice. */
export function writeChoice({ pointId, seriesId, period, granularity, as, per }: Choice): string {
  const query = new URLSearchParams()
  if (pointId !== undefined) query.set('point', pointId)
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
