import type { DateRange } from '@energycockpit/time'

export const mapPeriods = ['LAST_30_DAYS', 'CURRENT_YEAR', 'LAST_12_MONTHS', 'LAST_YEAR'] as const
export type MapPeriod = (typeof mapPeriods)[number]

const day = 86_400_000

/** The days of a period, seen from a day `YYYY-MM-DD`; only whole days, until yesterday at most. */
export function daysOf(period: MapPeriod, today: string): DateRange {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'LAST_30_DAYS':
      return { from: new Date(Date.parse(today) - 30 * day).toISOString().slice(0, 10), to: today }
    case 'CURRENT_YEAR':
      // On the first day of a year nothing of it is over.
      return { from: startOf(year), to: today === startOf(year) ? `${year}-01-02` : today }
    case 'LAST_12_MONTHS': {
      const month = today.slice(5, 7)
      return { from: `${year - 1}-${month}-01`, to: `${year}-${month}-01` }
    }
    case 'LAST_YEAR':
      return { from: startOf(year - 1), to: startOf(year) }
  }
}

const startOf = (year: number) => `${year}-01-01`
