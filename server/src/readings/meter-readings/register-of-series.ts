import { convert } from '@energycockpit/units'
import { registerConsumption, type MeterReadings, type RegisterLimits } from './register-consumption'
import { factorAt } from '../series/factors-over-time'
import {
  type OwnRules,
  type RuledSeries,
  meterRulesOf,
  factorsOfRegister,
  maxAmountPerHour,
} from '../series/meter-rules'

/** What was used between readings of the register (in its unit), by the rules of the series; in the series' unit. */
export function consumptionOf(series: RuledSeries, own: OwnRules, readings: MeterReadings) {
  const rules = meterRulesOf(series, own)
  const { register, meterChanges } = rules
  const maxPerHour = maxAmountPerHour(series, rules)
  const factors = factorsOfRegister(series, register)
  const meter: RegisterLimits = { digits: register.digits, factors, maxPerHour }
  const perUnit = convert(1, register.unit, series.unit)
  const changes = meterChanges.map(({ at, last, first, digits, conversionFactor }) => ({
    at: Math.floor(Date.parse(at) / 1000),
    ...{ last, first },
    meter: {
      digits: digits ?? register.digits,
      factors:
        conversionFactor === null ? factors : [{ from: -Infinity, factor: conversionFactor * perUnit }],
      maxPerHour,
    },
  }))
  return {
    ...registerConsumption(readings, meter, changes),
    maxPerHour,
    factorAt: (at: number) => factorAt(factors, at),
  }
}
