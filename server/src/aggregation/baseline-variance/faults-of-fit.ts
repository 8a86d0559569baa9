import { maxFaults, type FaultOfMeter } from '@energycockpit/contract'
import type { DailyFit } from '@energycockpit/models/daily'
import { calculatedFigure } from '../../calculations/index'
import { dateOfDay } from './days-of-periods'

/** The faults that a fit has left out, as they are answered: the furthest first. */
export function faultsOfFit({ faults }: Pick<DailyFit, 'faults'>): {
  faultyDays: number
  faults: FaultOfMeter[]
} {
  const distance = ({ usage, expected }: (typeof faults)[number]) => Math.abs(usage - expected)
  return {
    faultyDays: faults.length,
    faults: faults
      .toSorted((one, other) => distance(other) - distance(one))
      .slice(0, maxFaults)
      .map(({ day, usage, expected }) => ({
        ...{ day: dateOfDay(day), value: usage, expected: calculatedFigure(expected) },
      })),
  }
}
