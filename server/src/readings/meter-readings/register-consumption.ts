import { calculatedFigure, decimalDifference } from '@energycockpit/units'
import { partsByFactor, type FactorFrom } from '../series/factors-over-time'
import type { Finding } from '../series/finding'

/** A meter that counts on and on. */
export interface RegisterLimits {
  /**
   * Places before the decimal point: a register of five shows 99 999 before it starts again at 0. Null: not known; it
   * is then taken for as many as what it showed last has, four at least.
   */
  digits: number | null
  /** What one unit of the register is in the series' unit, e.g. the ratio of transformers, and from when on. */
  factors: readonly FactorFrom[]
  /** The most that the meter can count in an hour, in the series' unit; null: not known. */
  maxPerHour: number | null
}

export interface MeterChange {
  /** Seconds since 1970 UTC. */
  at: number
  /** What the old meter showed at the end, and the new one at its start. */
  last: number
  first: number
  /** The new meter. */
  meter: RegisterLimits
}

export interface MeterReadings {
  /** Instant of each reading, seconds since 1970 UTC, ascending, none twice. */
  at: ArrayLike<number>
  /** What the register shows. */
  value: ArrayLike<number>
}

export interface Consumption {
  /** Half open, from one reading to the next. */
  from: number
  to: number
  /** In the series' unit; null where the register went back, and nobody can know. */
  amount: number | null
}

/** Without a known maximum a step over the end of the register is believed up to this share of the whole register. */
const believedShare = 0.1

/**
 * What was used between one reading of a register and the next. A fall is a roll-over when the meter can have counted
 * that much in the time; else the register went backwards, the amount is unknown and counting goes on from there. At
 * a change of meters the span is cut, and both parts are counted with their own meter's factor. Where another factor
 * becomes valid between two readings, what the register counted is shared out evenly over the time between them.
 *
 * `changes` ascend by time. A reading at the instant of a change is one of the new meter.
 */
export function registerConsumption(
  readings: MeterReadings,
  meter: RegisterLimits,
  changes: readonly MeterChange[] = [],
): { consumption: Consumption[]; findings: Finding[] } {
  const consumption: Consumption[] = []
  const findings: Finding[] = []
  let current = meter
  let before: { at: number; value: number } | undefined
  let change = 0

  const goOn = (at: number, value: number) => {
    if (before !== undefined && at > before.at) {
      const span = { from: before.at, to: at }
      const parts = partsByFactor(current.factors, span)
      const step = stepOf(before.value, value, parts, current)
      consumption.push(...amountsOf(step.amount, parts))
      if (step.kind !== null)
        findings.push({
          kind: step.kind,
          ...span,
          count: 1,
          worst: value,
          parameters: { before: before.value },
        })
    }
    before = { at, value }
  }

  for (let place = 0; place < readings.at.length; place++) {
    const at = readings.at[place]!
    for (; change < changes.length && changes[change]!.at <= at; change++) {
      const { at: changedAt, last, first, meter: next } = changes[change]!
      // What the old meter showed is of use only to somebody who knows an earlier reading of it.
      if (before !== undefined) {
        goOn(changedAt, last)
        const parameters = { last, first }
        findings.push({
          kind: 'METER_CHANGE',
          from: changedAt,
          to: changedAt,
          count: 1,
          worst: null,
          parameters,
        })
      }
      before = { at: changedAt, value: first }
      current = next
    }
    goOn(at, readings.value[place]!)
  }
  return { consumption, findings }
}

type Part = ReturnType<typeof partsByFactor>[number]

/** What the register counted, in the series' unit; what nobody can know is known of no part. */
function amountsOf(counted: number | null, parts: readonly Part[]): Consumption[] {
  const [from, to] = [parts[0]!.from, parts.at(-1)!.to]
  if (counted === null) return [{ from, to, amount: null }]
  if (parts.length === 1) return [{ from, to, amount: calculatedFigure(counted * parts[0]!.factor) }]
  return parts.map((part) => ({
    ...{ from: part.from, to: part.to },
    amount: calculatedFigure(((counted * (part.to - part.from)) / (to - from)) * part.factor),
  }))
}

function stepOf(
  before: number,
  value: number,
  parts: readonly Part[],
  { digits, maxPerHour }: RegisterLimits,
): { amount: number | null; kind: 'ROLL_OVER' | 'REGISTER_BACKWARDS' | null } {
  if (value >= before) return { amount: decimalDifference(value, before), kind: null }
  const whole = 10 ** (digits ?? Math.max(4, String(Math.floor(before)).length))
  const overTheEnd = decimalDifference(whole + value, before)
  const believed = Math.min(
    whole,
    maxPerHour === null
      ? whole * believedShare
      : parts.reduce((sum, { from, to, factor }) => sum + (maxPerHour * (to - from)) / 3600 / factor, 0),
  )
  if (before < whole && overTheEnd <= believed) return { amount: overTheEnd, kind: 'ROLL_OVER' }
  return { amount: null, kind: 'REGISTER_BACKWARDS' }
}
