import type {
  MeasurementSeries,
  MeterExchange,
  ProductType,
  SeriesRules,
  ValidValue,
} from '@energycockpit/contract'
import { convert } from '@energycockpit/units'
import { factorAt, factorsOverTime, type FactorFrom } from './factors-over-time'
import { maxPerHour, unitOfCapacity } from './meter-limits'

/** What the rules of a series depend on. */
export interface RuledSeries extends Pick<MeasurementSeries, 'quantity' | 'direction' | 'interval' | 'unit'> {
  productType: ProductType
  /** Of its metering point, with the days of `timeZone` from which each is valid. */
  conversionFactors: readonly ValidValue[]
  /** Of its meter: what the register of this series showed is in those that name it. */
  meterExchanges: readonly MeterExchange[]
  timeZone: string
  /** Absent: of none that is stored. */
  id?: number
}

/** Those that somebody has set. */
export type OwnRules = Partial<SeriesRules>

/** Those by which the meter's register is read: they decide what its readings come to, and nothing is checked by them. */
export type MeterRules = Pick<SeriesRules, 'capacity' | 'register' | 'meterChanges' | 'profile'>

/** Of a series of which nobody has set any. */
export const defaultMeterRules = (series: RuledSeries): MeterRules => ({
  capacity: null,
  register: { unit: series.unit, digits: null, conversionFactor: null },
  meterChanges: exchangesOfRegister(series),
  profile: null,
})

/** What the register of a series showed when its meter was exchanged. */
const exchangesOfRegister = ({ id, meterExchanges }: RuledSeries): SeriesRules['meterChanges'] =>
  meterExchanges.flatMap(({ at, registers }) => {
    const shown = registers.find(({ seriesId }) => seriesId === id)
    if (shown === undefined) return []
    const { last, first, digits, conversionFactor } = shown
    return { at, last, first, digits, conversionFactor }
  })

export function meterRulesOf(series: RuledSeries, own: OwnRules): MeterRules {
  const { capacity, register, meterChanges, profile } = { ...defaultMeterRules(series), ...own }
  return { capacity, register, meterChanges, profile }
}

type Register = Pick<SeriesRules['register'], 'unit' | 'conversionFactor'>

/** What one of the register's figures is in the series' unit, from when on; the last one counts today. */
export function factorsOfRegister(series: RuledSeries, register: Register): FactorFrom[] {
  const perUnit = convert(1, register.unit, series.unit)
  const factors =
    register.conversionFactor === null
      ? factorsOverTime(series.conversionFactors, series.meterExchanges, series.timeZone)
      : [{ from: -Infinity, factor: register.conversionFactor }]
  return factors.map(({ from, factor }) => ({ from, factor: factor * perUnit }))
}

/** The one of today. */
export const factorOfRegister = (series: RuledSeries, register: Register): number =>
  factorAt(factorsOfRegister(series, register), Infinity)

/** The most that a meter can count in an hour, in the series' unit; null: not known. */
export function maxAmountPerHour(
  series: RuledSeries,
  { capacity }: Pick<MeterRules, 'capacity'>,
): number | null {
  const unit = capacity && unitOfCapacity(series, capacity)
  if (!capacity || !unit || series.quantity === 'POWER') return null
  return convert(maxPerHour(capacity), unit, series.unit)
}
