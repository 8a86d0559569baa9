import { isoOf, localTimes } from '@energycockpit/time'

/** An instant, milliseconds since 1970 UTC. Files say it on the clock of the table's zone. */
export interface TimeCell {
  at: number
}

export type DataCell = string | number | TimeCell | null

/** The values of a chart for a file: with all the digits that mean something, units and time zones in the headings. */
export interface DataTable {
  headings: readonly string[]
  /** In which the numbers of a column are whose heading says no unit; '' where another column says it. */
  units?: readonly (string | undefined)[]
  /** IANA name; of a table that has times. */
  timeZone?: string | undefined
  rows: readonly (readonly DataCell[])[]
}

export const isTime = (cell: DataCell | undefined): cell is TimeCell =>
  cell !== null && typeof cell === 'object'

/** Each instant as ISO 8601 with its offset, so that both hours of the one that autumn repeats are told apart. */
export function writtenTimes(timeZone = 'UTC'): (time: TimeCell) => string {
  const clock = localTimes(timeZone)
  return ({ at }) => isoOf(clock(at))
}
