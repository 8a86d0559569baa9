import type { BaselineRow } from '@energycockpit/contract'
import type { DayNumber, DaySpan } from './days-of-periods'

const dayLength = 86_400_000

/** The days, weeks from Monday or months of a period; the first and the last may be cut by it. */
export function rowsOfDays({ from, to }: DaySpan, length: BaselineRow): DaySpan[] {
  const rows: DaySpan[] = []
  for (let start = from; start < to;) {
    const end = Math.min(nextStart(start, length), to)
    rows.push({ from: start, to: end })
    start = end
  }
  return rows
}

function nextStart(day: DayNumber, length: BaselineRow): DayNumber {
  switch (length) {
    case 'P1D':
      return day + 1
    case 'P1W':
      return day + 7 - weekdayOf(day)
    case 'P1M': {
      const date = new Date(day * dayLength)
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1) / dayLength
    }
  }
}

/** 0 Monday … 6 Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: DayNumber) => (((day + 3) % 7) + 7) % 7
