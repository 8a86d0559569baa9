import type { SeriesRules } from '@energycockpit/contract'
import { canConvert, convert } from '@energycockpit/units'
import { defaultSettings, type CheckSettings } from '../validation/check-settings'
import { mostPerHour, mostPerInterval } from '../../readings/series/meter-limits'
import { inUnit } from '../validation/thresholds-in-unit'
import { rulesOf, type OwnRules, type RuledSeries } from './series-rules'

/** What is switched on for a series of a kind for which it is off is looked for like this. */
const switchedOn = {
  spike: {
    ...{ score: 10, days: 42, leastSpread: 0.05, leastStep: 0.5 },
    ...{ highest: { times: 2.5, days: 42 }, downwards: false },
  },
  factorChange: { times: 8, days: 42, leastUsual: 0.5 },
  stuck: { hours: 24, steps: 0 },
  stuckZero: { hours: 24, hoursOfBusy: null },
}

/** How a series is checked. */
export function settingsOfRules(series: RuledSeries, own: OwnRules): CheckSettings {
  const rules = rulesOf(series, own)
  const { longestGap, spikeScore, factorTimes, stuckHours, stuckZeroHours, counter, limits } = rules
  const { spike, factorChange, stuck, stuckZero, ...standard } = defaultSettings(series)
  const settings = inUnit(
    {
      ...standard,
      gap: longestGap === null ? null : { longerThan: longestGap },
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
    limits: { ...limits, most: limits.most ?? mostByCapacity(rules, series) },
    counter: counter.digits === null ? null : 10 ** counter.digits * factorOfCounter(series, counter),
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

/** What one of the counter's figures is in the series' unit. */
export const factorOfCounter = (
  { unit }: Pick<RuledSeries, 'unit'>,
  counter: Pick<SeriesRules['counter'], 'unit' | 'conversionFactor'>,
): number => counter.conversionFactor * convert(1, counter.unit, unit)

const capacityUnits = {
  ENERGY: { power: 'kWh', transformers: 'kWh', flow: null },
  POWER: { power: 'kW', transformers: 'kW', flow: 'm³/h' },
  VOLUME: { power: null, transformers: null, flow: 'm³' },
} as const

/** In which unit a capacity bounds the values of a series; undefined where it says nothing of them. */
export function unitOfCapacity(
  { quantity, unit }: Pick<RuledSeries, 'quantity' | 'unit'>,
  { kind }: NonNullable<SeriesRules['capacity']>,
): string | undefined {
  const units = quantity === 'ENERGY' || quantity === 'POWER' || quantity === 'VOLUME'
  const usual = units ? capacityUnits[quantity][kind] : null
  return usual !== null && canConvert(usual, unit) ? usual : undefined
}

function mostByCapacity({ capacity }: SeriesRules, series: RuledSeries): number | null {
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || unit === undefined) return null
  const most =
    series.quantity === 'POWER' ? mostPerHour(capacity) : mostPerInterval(capacity, series.interval)
  return convert(most, unit!, series.unit)
}

/** What a counter can count in an hour, in the counter's own figures; null: not known. */
export function mostCountedPerHour(series: RuledSeries, rules: SeriesRules): number | null {
  const { capacity, counter } = rules
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || !unit || series.quantity === 'POWER') return null
  return convert(mostPerHour(capacity), unit, series.unit) / factorOfCounter(series, counter)
}
