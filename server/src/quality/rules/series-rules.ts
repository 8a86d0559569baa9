import type { SeriesRules } from '@energycockpit/contract'
import { defaultSettings, type CheckedSeries } from '../validation/check-settings'
import { inUnit } from '../validation/thresholds-in-unit'

/** What the rules of a series depend on. */
export interface RuledSeries extends CheckedSeries {
  unit: string
  /** Of its metering point. */
  conversionFactor: number
}

/** Those that somebody has set. */
export type OwnRules = Partial<SeriesRules>

const week = 7 * 24

/** The rules of a series of which nobody has set any. */
export function defaultRules(series: RuledSeries): SeriesRules {
  const { gap, limits, spike, factorChange, stuck, stuckZero } = inUnit(defaultSettings(series), series)
  return {
    limits,
    capacity: null,
    longestGap: gap?.longerThan ?? null,
    spikeScore: spike?.score ?? null,
    factorTimes: factorChange?.times ?? null,
    stuckHours: stuck?.hours ?? null,
    stuckZeroHours: stuckZero?.hours ?? null,
    counter: { unit: series.unit, digits: null, conversionFactor: series.conversionFactor },
    meterChanges: [],
    profile: null,
    estimation: { automatic: false, method: null, longestGapHours: week },
  }
}

export const rulesOf = (series: RuledSeries, own: OwnRules): SeriesRules => ({
  ...defaultRules(series),
  ...own,
})
