import type { SeriesRules } from '@energycockpit/contract'
import { defaultMeterRules, type OwnRules, type RuledSeries } from '../../readings/index'
import { defaultSettings } from '../validation/check-settings'
import { inUnit } from '../validation/thresholds-in-unit'

const week = 7 * 24

/** The rules of a series of which nobody has set any. */
export function defaultRules(series: RuledSeries): SeriesRules {
  const { gap, limits, spike, factorChange, stuck, stuckZero } = inUnit(defaultSettings(series), series)
  return {
    limits,
    ...defaultMeterRules(series),
    maxGap: gap?.longerThan ?? null,
    spikeScore: spike?.score ?? null,
    factorTimes: factorChange?.times ?? null,
    stuckHours: stuck?.hours ?? null,
    stuckZeroHours: stuckZero?.hours ?? null,
    estimation: { automatic: false, method: null, maxGapHours: week },
  }
}

export const rulesOf = (series: RuledSeries, own: OwnRules): SeriesRules => ({
  ...defaultRules(series),
  ...own,
})
