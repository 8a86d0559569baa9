import type { Formats } from '@energycockpit/i18n'
import { startOfDay, type DateRange } from '@energycockpit/time'
import type { RowLength } from './rows-of-range'

/** 'Tue, 3 Nov 2026', 'November 2026', '2 – 8 Nov 2026'. Days stand for themselves, in whatever zone they are. */
export function writtenRow({ from, to }: DateRange, length: RowLength, formats: Formats): string {
  const start = startOfDay(from, 'UTC')
  if (length !== 'P1D') return formats.period(start, startOfDay(to, 'UTC'), 'UTC')
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return formats.dateParts(start, 'UTC', parts)
}
