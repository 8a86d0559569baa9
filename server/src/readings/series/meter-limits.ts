import type { MeasurementSeries } from '@energycockpit/contract'
import { elapsedLengths } from '@energycockpit/time'
import { canConvert } from '@energycockpit/units'
import type { SeriesInterval } from './series-interval'

/** The most that a meter can count within an hour, in the unit of its amounts: kWh for kW, m³ for m³/h. */
export type MeterCapacity =
  | { kind: 'power'; kilowatts: number }
  | { kind: 'flow'; cubicMetresPerHour: number }
  | {
      kind: 'transformers'
      phases: 1 | 3
      /** Between the conductors of a three-phase meter, else to neutral; on the meter's side, volts. */
      volts: number
      /** What the meter's side of the current transformer is made for, amperes: 1 or 5. */
      amperes: number
      /** Primary by secondary, e.g. 250 / 5 = 50; 1 where there is no transformer. */
      currentRatio: number
      voltageRatio: number
    }

/** Current transformers carry 120 % of their rated current continuously (IEC 61869-2, extended current rating). */
const extendedCurrent = 1.2
/** Hours of the longest that a calendar has: clocks go back once. */
const longest: Readonly<Partial<Record<SeriesInterval['interval'], number>>> = {
  P1D: 25,
  P1M: 31 * 24 + 1,
  P3M: 92 * 24 + 1,
  P1Y: 366 * 24,
}

/**
 * The greatest amount in one interval. It bounds apparent power, so real power stays below it whatever the power
 * factor is. A day counts with 25 hours, a month with 31 days.
 */
export function maxPerInterval(capacity: MeterCapacity, interval: SeriesInterval['interval']): number {
  const milliseconds = elapsedLengths[interval]
  const hours = milliseconds === undefined ? longest[interval]! : milliseconds / 3_600_000
  return maxPerHour(capacity) * hours
}

/** The same as power: kW, or m³/h. */
export function maxPerHour(capacity: MeterCapacity): number {
  switch (capacity.kind) {
    case 'power':
      return capacity.kilowatts
    case 'flow':
      return capacity.cubicMetresPerHour
    case 'transformers': {
      const { phases, volts, amperes, currentRatio, voltageRatio } = capacity
      const conductors = phases === 3 ? Math.sqrt(3) : 1
      return (conductors * volts * voltageRatio * amperes * currentRatio * extendedCurrent) / 1000
    }
  }
}

const capacityUnits = {
  ENERGY: { power: 'kWh', transformers: 'kWh', flow: null },
  POWER: { power: 'kW', transformers: 'kW', flow: 'm³/h' },
  VOLUME: { power: null, transformers: null, flow: 'm³' },
} as const

/** In which unit a capacity bounds the values of a series; undefined where it says nothing of them. */
export function unitOfCapacity(
  { quantity, unit }: Pick<MeasurementSeries, 'quantity' | 'unit'>,
  { kind }: Pick<MeterCapacity, 'kind'>,
): string | undefined {
  const units = quantity === 'ENERGY' || quantity === 'POWER' || quantity === 'VOLUME'
  const usual = units ? capacityUnits[quantity][kind] : null
  return usual !== null && canConvert(usual, unit) ? usual : undefined
}
