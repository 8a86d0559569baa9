import type { SeriesRules } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { defaultSettings, type CheckSettings } from '../validation/check-settings'
import {
  maxPerHour,
  maxPerInterval,
  unitOfCapacity,
  factorOfRegister,
  type OwnRules,
  type RuledSeries,
} from '../../readings/index'
import { inUnit } from '../validation/thresholds-in-unit'
import { rulesOf } from './series-rules'

/** What is switched on for a series of a kind for which it is off is looked for like this. */
const switchedOn = {
  spike: {
    ...{ score: 10, days: 42, minSpread: 0.05, minStep: 0.5 },
    ...{ highest: { times: 2.5, days: 42 }, downwards: false },
  },
  factorChange: { times: 8, days: 42, minUsual: 0.5 },
  stuck: { hours: 24, steps: 0 },
  stuckZero: { hours: 24, hoursOfBusy: null },
}

/** How a series is checked. */
export function settingsOfRules(series: RuledSeries, own: OwnRules): CheckSettings {
  const rules = rulesOf(series, own)
  const { maxGap, spikeScore, factorTimes, stuckHours, stuckZeroHours, register, limits } = rules
  const { spike, factorChange, stuck, stuckZero, ...standard } = defaultSettings(series)
  const settings = inUnit(
    {
      ...standard,
      gap: maxGap === null ? null : { longerThan: maxGap },
      spike: spikeScore === null ? null : { ...(spike ?? switchedOn.spike), score: spikeScore },
      factorChange:
        factorTimes === null ? null : { ...(factorChange ?? switchedOn.factorChange), times: factorTimes },
      stuck: stuckHours === null ? null : { ...(stuck ?? switchedOn.stuck), hours: stuckHours },
      stuckZero: stuckZeroHours === null ? null : zerosFor(stuckZero ?? switchedOn.stuckZero, stuckZeroHours),
    },
    series,
  )
  return {
    ...settings,
    limits: { ...limits, max: limits.max ?? maxByCapacity(rules, series) },
    register: register.digits === null ? null : 10 ** register.digits * factorOfRegister(series, register),
    meterChanges: rules.meterChanges.map(({ at, last, first }) => ({
      at: Math.floor(Date.parse(at) / 1000),
      last,
      first,
    })),
  }
}

/** A meter that is always busy is not allowed longer zeros than any other. */
const zerosFor = ({ hoursOfBusy }: NonNullable<CheckSettings['stuckZero']>, hours: number) => ({
  hours,
  hoursOfBusy: hoursOfBusy === null ? null : Math.min(hoursOfBusy, hours),
})

function maxByCapacity({ capacity }: SeriesRules, series: RuledSeries): number | null {
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || unit === undefined) return null
  const max = series.quantity === 'POWER' ? maxPerHour(capacity) : maxPerInterval(capacity, series.interval)
  return convert(max, unit!, series.unit)
}
