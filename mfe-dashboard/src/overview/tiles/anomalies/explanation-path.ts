import { maxBaselineDays, type Anomaly } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { daysAround, later } from './last-days'

/**
 * The days around an anomaly against what the days before let expect of them, with the band. Anomalies are found by
 * about this baseline: that of the last year alone has other days as unusual, since it learns from less.
 */
export function explanationPath(
  basePath: string,
  { point, ...anomaly }: Pick<Anomaly, 'point' | 'from' | 'to'>,
  today: string,
): string {
  const { from, to } = daysAround(anomaly, today)
  const learned = learnedDays(anomaly, today)
  const query = new URLSearchParams({
    ...{ point: point.id, from, to, 'o.mode': 'BASELINE', 'o.rows': 'P1D' },
    ...{ 'o.baseline': 'OWN', 'o.baselineFrom': learned.from, 'o.baselineTo': learned.to },
  })
  return `${basePath}/analysis/variance-analysis?${query}`
}

/** As the server learns: up to three years, which end where the month before begins, in which it looks for anomalies. */
export function learnedDays({ from }: Pick<Anomaly, 'from'>, today: string): DateRange {
  const usual = monthBefore(today)
  const to = from < usual ? monthBefore(from) : usual
  return { from: later(to, -maxBaselineDays), to }
}

/** The first day of the month before that of a day. */
function monthBefore(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}
