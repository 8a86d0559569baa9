import type { SeriesRules, SeriesRulesResponse } from '@energycockpit/contract'
import { defaultMeterRules, type OwnRules, type RuledSeries } from '../../readings/index'
import { defaultSettings } from '../validation/check-settings'
import { busyDays, busyZeros } from '../validation/stuck-values'
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

/** The limit that nobody sets; where the rule for zeros allows less, that holds for it, too. */
export function busyZerosOf(series: RuledSeries): SeriesRulesResponse['busyZeros'] {
  const hours = defaultSettings(series).stuckZero?.hoursOfBusy ?? null
  return hours === null ? null : { hours, days: busyDays, share: busyZeros }
}

export const rulesOf = (series: RuledSeries, own: OwnRules): SeriesRules => ({
  ...defaultRules(series),
  ...own,
})
