import { closedInOrder, listedTexts, textsListed, type ClosedPeriod } from '@energycockpit/contract'
import type { StructureFaultCode } from '@energycockpit/contract'

/** `2024-07-25 – 2024-09-06: School holidays; 2024-12-24`: the reason and, of one day, the last one may be missing. */
const writtenPeriod =
  /^(\d{4}-\d{2}-\d{2})(?:\s*(?:–|—|-|\/|\.\.)\s*(\d{4}-\d{2}-\d{2}))?\s*(?::\s*(\S.*))?$/s

/** The periods of a cell; an entry with a semicolon in its reason stands in quotation marks. */
export function closedPeriodsOf(cell: string): { value: ClosedPeriod[] } | { fault: StructureFaultCode } {
  const periods: ClosedPeriod[] = []
  for (const entry of textsListed(cell, ';')) {
    const [, firstDay, lastDay = firstDay, reason = null] = writtenPeriod.exec(entry) ?? []
    if (firstDay === undefined) return { fault: 'INVALID' }
    periods.push({ firstDay, lastDay: lastDay!, reason })
  }
  return { value: closedInOrder(periods) }
}

export const cellOfClosedPeriods = (periods: readonly ClosedPeriod[]): string =>
  listedTexts(
    periods.map(({ firstDay, lastDay, reason }) =>
      [
        firstDay === lastDay ? firstDay : `${firstDay} – ${lastDay}`,
        ...(reason === null ? [] : [reason]),
      ].join(': '),
    ),
    ';',
  )
