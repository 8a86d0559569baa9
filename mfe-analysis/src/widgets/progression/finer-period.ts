import { granularities, type Granularity } from '@energycockpit/contract'
import type { TimeWindow } from '@energycockpit/charts'
import type { Period } from '@energycockpit/time'
import { automaticGranularity } from '../../choice/sensible-granularities'
import type { Line } from './lines'

const HOUR = 3_600_000

/**
 * Of which period finer values are fetched for a section that is looked at, and how fine: the section with half of its
 * length on either side, so that it can be moved before anything is fetched. Undefined where nothing is finer.
 */
export function finerPeriod(
  zoom: TimeWindow,
  whole: Period,
  granularity: Granularity,
  finest: Pick<Line, 'interval' | 'quantity'>,
  timeZone: string,
): { period: Period; granularity: Granularity } | undefined {
  const half = (zoom.to - zoom.from) / 2
  const from = Math.max(whole.from.getTime(), Math.floor((zoom.from - half) / HOUR) * HOUR)
  const to = Math.min(whole.to.getTime(), Math.ceil((zoom.to + half) / HOUR) * HOUR)
  const period = { from: new Date(from), to: new Date(to) }
  const finer = automaticGranularity(finest, period, timeZone)
  return isFiner(finer, granularity) ? { period, granularity: finer } : undefined
}

const isFiner = (one: Granularity, other: Granularity): boolean =>
  granularities.indexOf(one) < granularities.indexOf(other)
