import type { MeasurementSeries, ProductType, SeriesRules } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { mostPerHour, unitOfCapacity } from './meter-limits'

/** What the rules of a series depend on. */
export interface RuledSeries extends Pick<MeasurementSeries, 'quantity' | 'direction' | 'interval' | 'unit'> {
  productType: ProductType
  /** Of its metering point. */
  conversionFactor: number
}

/** Those that somebody has set. */
export type OwnRules = Partial<SeriesRules>

/** Those by which the meter's register is read: they decide what its readings come to, and nothing is checked by them. */
export type MeterRules = Pick<SeriesRules, 'capacity' | 'counter' | 'meterChanges' | 'profile'>

/** Of a series of which nobody has set any. */
export const defaultMeterRules = (series: RuledSeries): MeterRules => ({
  capacity: null,
  counter: { unit: series.unit, digits: null, conversionFactor: series.conversionFactor },
  meterChanges: [],
  profile: null,
})

export function meterRulesOf(series: RuledSeries, own: OwnRules): MeterRules {
  const { capacity, counter, meterChanges, profile } = { ...defaultMeterRules(series), ...own }
  return { capacity, counter, meterChanges, profile }
}

/** What one of the counter's figures is in the series' unit. */
export const factorOfCounter = (
  { unit }: Pick<RuledSeries, 'unit'>,
  counter: Pick<SeriesRules['counter'], 'unit' | 'conversionFactor'>,
): number => counter.conversionFactor * convert(1, counter.unit, unit)

/** What a counter can count in an hour, in the counter's own figures; null: not known. */
export function mostCountedPerHour(series: RuledSeries, { capacity, counter }: MeterRules): number | null {
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || !unit || series.quantity === 'POWER') return null
  return convert(mostPerHour(capacity), unit, series.unit) / factorOfCounter(series, counter)
}
