import type { FaultOfMeter } from '@energycockpit/contract'

interface MeterWithFaults {
  name: string
  faultyDays: number
  faults: readonly FaultOfMeter[]
}

/** So many are named. */
const named = 3

/** How many days of all meters are taken for faults, and those that lie furthest off, each with its meter's name. */
export function furthestFaults(meters: readonly MeterWithFaults[]): {
  count: number
  furthest: (FaultOfMeter & { meter: string })[]
} {
  const distance = ({ value, expected }: FaultOfMeter) => Math.abs(value - expected)
  return {
    count: meters.reduce((count, { faultyDays }) => count + faultyDays, 0),
    furthest: meters
      .flatMap(({ name, faults }) => faults.map((fault) => ({ ...fault, meter: name })))
      .sort((one, other) => distance(other) - distance(one))
      .slice(0, named),
  }
}
