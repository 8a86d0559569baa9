import { closedInOrder, faultOfClosed, type ClosedPeriod } from '@energycockpit/contract'

/** A closed period as the fields of a form show it. */
export interface ClosedDraft {
  firstDay: string
  lastDay: string
  reason: string
}

export type ClosedFault = 'day' | 'reversed' | 'overlap'

export const draftOf = (period: ClosedPeriod | undefined): ClosedDraft => ({
  firstDay: period?.firstDay ?? '',
  lastDay: period?.lastDay ?? '',
  reason: period?.reason ?? '',
})

/** The period that a draft says, and what is wrong with it beside the other periods, by field. */
export function readClosed(
  { firstDay, lastDay, reason }: ClosedDraft,
  others: readonly ClosedPeriod[],
): { period: ClosedPeriod; faults: Readonly<Partial<Record<keyof ClosedDraft, ClosedFault>>> } {
  const period = { firstDay, lastDay, reason: reason.trim() || null }
  const isDay = (day: string) => day >= '1900-01-01' && day <= '2199-12-31'
  if (!isDay(firstDay) || !isDay(lastDay))
    return {
      period,
      faults: {
        ...(!isDay(firstDay) && { firstDay: 'day' as const }),
        ...(!isDay(lastDay) && { lastDay: 'day' as const }),
      },
    }
  if (lastDay < firstDay) return { period, faults: { lastDay: 'reversed' } }
  return { period, faults: faultOfClosed([...others, period]) ? { firstDay: 'overlap' } : {} }
}

/** The periods of a location with one more, or with another one in place of that of a day. */
export const withClosed = (
  periods: readonly ClosedPeriod[],
  period: ClosedPeriod,
  inPlaceOf: string | undefined,
): ClosedPeriod[] => closedInOrder([...periods.filter(({ firstDay }) => firstDay !== inPlaceOf), period])
