import type { FactorKind } from '@energycockpit/contract'
import { bucketStarts, elapsedLengths, fitsInto } from '@energycockpit/time'
import { amountOf, canConvert, convert, meanRateOf, moneyUnit } from '@energycockpit/units'
import type { Entities } from '../../entities/entities'
import { Problem } from '../../http/problem'
import { validityOf } from '../conversion/check-factor'
import {
  coolingDegreeDays,
  degreeDays20of15,
  heatingDegreeDays15,
  type DegreeDayRule,
} from '../conversion/degree-days'
import type { FactorsOfPoint } from '../conversion/factors-of-points'
import { inOrder, product } from '../conversion/validity'
import { wholeIntervals } from '../figures/align'
import { atSteps, degreeDayRows } from './calculated-rows'
import type { Calculation, Kind, MadeInto } from './calculation'
import type { FactorScope } from './factor-scopes'
import { atConstant, atFactor, atPeriods } from './rates'

const hour = 3_600_000

const degreeDayRules: Readonly<Partial<Record<MadeInto, DegreeDayRule>>> = {
  HEATING_DEGREE_DAYS_20_15: degreeDays20of15,
  HEATING_DEGREE_DAYS_15: heatingDegreeDays15,
  COOLING_DEGREE_DAYS: coolingDegreeDays,
}

interface Context {
  entities: Entities
  scope: FactorScope
  factors: FactorsOfPoint
  /** Milliseconds since 1970 UTC. */
  now: number
}

/**
 * The steps from values to what they are asked as. Throws a Problem (400): NOT_DERIVABLE for values that say nothing of
 * it, FACTOR_UNKNOWN where no price or factor was set for it.
 */
export async function calculationsFor(as: MadeInto, from: Kind, context: Context): Promise<Calculation[]> {
  const rule = degreeDayRules[as]
  if (rule) return degreeDaysOf(from, rule, context.now)
  if (as === 'POWER') return from.quantity === 'POWER' ? [] : powerOf(from)
  const amount = from.quantity === 'POWER' ? energyOf(from) : []
  const kind = amount.at(-1)?.kind ?? from
  if (as === 'ENERGY') {
    if (kind.quantity === 'ENERGY') return amount
    return [...amount, energyOfGas(kind, context)]
  }
  return [
    ...amount,
    ...(as === 'COST' ? await costOf(kind, context) : await carbonOf(kind, carbonKind(as), context)),
  ]
}

const notDerivable = (what: string, { quantity, unit }: Kind) =>
  new Problem(400, 'NOT_DERIVABLE', `${what} is not calculated from ${quantity} in ${unit}`)

/** A rate per hour becomes one per interval; days have the length that the calendar gives them. */
function perHour(kind: Kind, from: Kind, factor: number, direction: 'each' | 'all'): Calculation {
  const length = elapsedLengths[from.interval]
  const times = (hours: number) => (direction === 'each' ? factor / hours : factor * hours)
  if (length !== undefined) return atConstant(kind, times(length / hour))
  return {
    kind,
    rows(rows, span, bound) {
      const { starts, end } = bucketStarts(span.from, span.to, from.interval, from.timeZone)
      const steps = starts.map((start, place) => ({
        from: start / 1000,
        value: times(((starts[place + 1] ?? end) - start) / hour),
      }))
      return atSteps(rows, steps, bound)
    },
  }
}

function powerOf(from: Kind): Calculation[] {
  if (from.quantity !== 'ENERGY') throw notDerivable('POWER', from)
  const factor = meanRateOf(1, from.unit, hour, 'kW')
  return [perHour({ ...from, quantity: 'POWER', unit: 'kW' }, from, factor, 'each')]
}

function energyOf(from: Kind): Calculation[] {
  const factor = amountOf(1, from.unit, hour, 'kWh')
  return [perHour({ ...from, quantity: 'ENERGY', unit: 'kWh' }, from, factor, 'all')]
}

/** Volume × Zustandszahl × Brennwert. */
function energyOfGas(from: Kind, { scope, factors }: Context): Calculation {
  if (from.quantity !== 'VOLUME' || scope.productType !== 'GAS') throw notDerivable('ENERGY', from)
  const valid = (kind: FactorKind) => {
    const factor = factors.get(kind, 'PURCHASE')
    return { unit: factor.unit, periods: inOrder(validityOf(factor)) }
  }
  const [state, calorific] = [valid('STATE_NUMBER'), valid('CALORIFIC_VALUE')]
  const scale = convert(1, from.unit, 'm³') * convert(1, calorific.unit, 'kWh/m³')
  const periods = product(state.periods, calorific.periods)
  const scaled = periods.map((one) => ({ ...one, value: one.value * scale }))
  return { ...atPeriods({ ...from, quantity: 'ENERGY', unit: 'kWh' }, scaled), given: scaled }
}

async function costOf(from: Kind, context: Context): Promise<Calculation[]> {
  const { entities, scope, factors } = context
  if (from.quantity !== 'ENERGY' && from.quantity !== 'VOLUME') throw notDerivable('COST', from)
  const price = factors.get('PRICE', scope.direction)
  const { currency, per } = moneyUnit(price.unit)!
  // Gas is often counted in m³ and paid by kWh.
  const before = canConvert(from.unit, per!) ? [] : [energyOfGas(from, context)]
  const kind = before.at(-1)?.kind ?? from
  if (!canConvert(kind.unit, per!)) throw notDerivable(`COST at ${price.unit}`, kind)
  const scale = convert(1, kind.unit, per!)
  const cost = { ...from, quantity: 'COST', unit: currency } as const
  const at = await atFactor(entities, price, { kind: cost, scale, businessId: scope.businessId })
  return [...before, { ...at, given: [at.given, price] }]
}

const carbonKind = (as: MadeInto) => (as === 'CARBON_MARKET' ? as : 'CARBON')

async function carbonOf(from: Kind, set: FactorKind, context: Context): Promise<Calculation[]> {
  const { entities, scope, factors } = context
  const before = from.quantity === 'ENERGY' ? [] : [energyOfGas(from, context)]
  const kind = before.at(-1)?.kind ?? from
  const factor = factors.get(set, scope.direction)
  const scale = convert(1, kind.unit, 'kWh') * convert(1, factor.unit, 'kg/kWh')
  const carbon = { ...from, quantity: 'CARBON', unit: 'kg' } as const
  const at = await atFactor(entities, factor, { kind: carbon, scale, businessId: scope.businessId })
  return [...before, { ...at, given: [at.given, factor] }]
}

/** Only of days that are over: what is left of a day may be its warm or its cold hours. */
function degreeDaysOf(from: Kind, rule: DegreeDayRule, now: number): Calculation[] {
  // The mean of a month says nothing of its days.
  if (from.quantity !== 'TEMPERATURE' || !fitsInto(from.interval, 'P1D'))
    throw notDerivable('DEGREE_DAYS', from)
  const days = { interval: 'P1D', timeZone: from.timeZone } as const
  const offset = convert(0, from.unit, '°C')
  const celsius = atConstant({ ...from, unit: '°C' }, convert(1, from.unit, '°C') - offset, offset)
  const until = (span: { from: number; to: number }) => ({
    from: span.from,
    to: Math.min(span.to, bucketStarts(now, now + 1, 'P1D', from.timeZone).starts[0]!),
  })
  return [
    celsius,
    {
      kind: { ...from, ...days, quantity: 'DEGREE_DAYS', unit: 'Kd' },
      needs: (span) => wholeIntervals(until(span), days),
      rows: (rows, span, bound) =>
        degreeDayRows(rows, from, rule, { span: wholeIntervals(until(span), days), bound }),
    },
  ]
}
