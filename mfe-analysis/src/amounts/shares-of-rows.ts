import { dateAt, type DateRange } from '@energycockpit/time'
import type { JoinableValues } from '../joined/join-buckets'
import { daysOf } from './rows-of-range'

export interface Shares {
  measured: number[]
  estimated: number[]
  total: { measured: number; estimated: number }
}

/** How much of each row was measured, and how much estimated: the mean of its days. */
export function sharesOfRows(
  { at, measured, estimated, timeZone }: JoinableValues,
  rows: readonly DateRange[],
): Shares {
  const places = new Map(at.map((start, place) => [dateAt(new Date(start), timeZone).toString(), place]))
  const placesOfRows = rows.map((row) => daysOf(row).map((day) => places.get(day.toString()) ?? -1))
  const meanOf = (shares: readonly number[], of: readonly number[]) =>
    of.length === 0 ? 0 : of.reduce((sum, place) => sum + (shares[place] ?? 0), 0) / of.length
  const all = placesOfRows.flat()
  return {
    measured: placesOfRows.map((of) => meanOf(measured, of)),
    estimated: placesOfRows.map((of) => meanOf(estimated, of)),
    total: { measured: meanOf(measured, all), estimated: meanOf(estimated, all) },
  }
}
