import { convert } from '@energycockpit/units'
import { counterConsumption, type CounterMeter, type CounterReadings } from './counter-consumption'
import {
  type OwnRules,
  type RuledSeries,
  meterRulesOf,
  factorOfCounter,
  mostCountedPerHour,
} from '../series/meter-rules'

/** What was used between readings of the counter (in its unit), by the rules of the series; in the series' unit. */
export function consumptionOf(series: RuledSeries, own: OwnRules, readings: CounterReadings) {
  const rules = meterRulesOf(series, own)
  const { counter, meterChanges } = rules
  const mostPerHour = mostCountedPerHour(series, rules)
  const perUnit = convert(1, counter.unit, series.unit)
  const meter: CounterMeter = {
    digits: counter.digits,
    factor: factorOfCounter(series, counter),
    mostPerHour,
  }
  const changes = meterChanges.map(({ at, last, first, digits, conversionFactor }) => ({
    at: Math.floor(Date.parse(at) / 1000),
    ...{ last, first },
    meter: { digits, factor: conversionFactor * perUnit, mostPerHour },
  }))
  return { ...counterConsumption(readings, meter, changes), mostPerHour, factor: meter.factor }
}
