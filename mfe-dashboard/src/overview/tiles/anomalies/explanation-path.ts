import { maxBaselineDays, type Anomaly } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import { daysLater } from '../../../days-later'
import { monthBefore } from '../../month-so-far'
import { daysAround } from './last-days'

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
  return { from: daysLater(to, -maxBaselineDays), to }
}
