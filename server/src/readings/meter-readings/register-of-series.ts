import { convert } from '@energycockpit/units'
import { registerConsumption, type RegisterLimits, type MeterReadings } from './register-consumption'
import {
  type OwnRules,
  type RuledSeries,
  meterRulesOf,
  factorOfRegister,
  maxCountedPerHour,
} from '../series/meter-rules'

/** What was used between readings of the register (in its unit), by the rules of the series; in the series' unit. */
export function consumptionOf(series: RuledSeries, own: OwnRules, readings: MeterReadings) {
  const rules = meterRulesOf(series, own)
  const { register, meterChanges } = rules
  const maxPerHour = maxCountedPerHour(series, rules)
  const perUnit = convert(1, register.unit, series.unit)
  const meter: RegisterLimits = {
    digits: register.digits,
    factor: factorOfRegister(series, register),
    maxPerHour,
  }
  const changes = meterChanges.map(({ at, last, first, digits, conversionFactor }) => ({
    at: Math.floor(Date.parse(at) / 1000),
    ...{ last, first },
    meter: { digits, factor: conversionFactor * perUnit, maxPerHour },
  }))
  return { ...registerConsumption(readings, meter, changes), maxPerHour, factor: meter.factor }
}
