import type { MeasurementSeries, ProductType, SeriesRules } from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { maxPerHour, unitOfCapacity } from './meter-limits'

/** What the rules of a series depend on. */
export interface RuledSeries extends Pick<MeasurementSeries, 'quantity' | 'direction' | 'interval' | 'unit'> {
  productType: ProductType
  /** Of its metering point. */
  conversionFactor: number
}

/** Those that somebody has set. */
export type OwnRules = Partial<SeriesRules>

/** Those by which the meter's register is read: they decide what its readings come to, and nothing is checked by them. */
export type MeterRules = Pick<SeriesRules, 'capacity' | 'register' | 'meterChanges' | 'profile'>

/** Of a series of which nobody has set any. */
export const defaultMeterRules = (series: RuledSeries): MeterRules => ({
  capacity: null,
  register: { unit: series.unit, digits: null, conversionFactor: series.conversionFactor },
  meterChanges: [],
  profile: null,
})

export function meterRulesOf(series: RuledSeries, own: OwnRules): MeterRules {
  const { capacity, register, meterChanges, profile } = { ...defaultMeterRules(series), ...own }
  return { capacity, register, meterChanges, profile }
}

/** What one of the register's figures is in the series' unit. */
export const factorOfRegister = (
  { unit }: Pick<RuledSeries, 'unit'>,
  register: Pick<SeriesRules['register'], 'unit' | 'conversionFactor'>,
): number => register.conversionFactor * convert(1, register.unit, unit)

/** What a register can count in an hour, in the register's own figures; null: not known. */
export function maxCountedPerHour(series: RuledSeries, { capacity, register }: MeterRules): number | null {
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || !unit || series.quantity === 'POWER') return null
  return convert(maxPerHour(capacity), unit, series.unit) / factorOfRegister(series, register)
}
