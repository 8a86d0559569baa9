import type { IndicatorBaseline, IndicatorReference } from '@energycockpit/contract'
import { calendarMonth, monthsFrom, type Month } from './months'
import { periodValue, type Figures, type MonthFigure, type PeriodValue } from './period-value'

/**
 * What an indicator came to in the months of its baseline that are like those that are shown: a January is compared with
 * the Januaries of the baseline, a year with a year of its months. Undefined where the baseline lacks one of them.
 */
export function baselineValue(
  baseline: IndicatorBaseline,
  {
    figures,
    months,
    reference,
  }: { figures: Figures; months: readonly Month[]; reference: IndicatorReference['kind'] },
): PeriodValue | undefined {
  if (baseline.kind === 'VALUE') return { value: baseline.value, lack: null, known: 1, leastKnown: 1 }
  const all = monthsFrom(baseline.from, baseline.to)
  const like = new Map<Month, MonthFigure>()
  for (const month of months) {
    const same = all.filter((one) => calendarMonth(one) === calendarMonth(month))
    if (same.length === 0) return undefined
    like.set(
      month,
      meanOf(
        month,
        same.map((one) => figures.get(one)),
      ),
    )
  }
  return periodValue(like, months, reference)
}

function meanOf(month: Month, found: readonly (MonthFigure | undefined)[]): MonthFigure {
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  const meanOfKnown = (values: readonly number[]) => (values.length === 0 ? null : mean(values))
  return {
    month,
    amount: meanOfKnown(found.flatMap((one) => one?.amount ?? [])),
    known: mean(found.map((one) => (one === undefined || one.amount === null ? 0 : one.known))),
    reference: meanOfKnown(found.flatMap((one) => one?.reference ?? [])),
    referenceKnown: mean(
      found.map((one) => (one === undefined || one.reference === null ? 0 : one.referenceKnown)),
    ),
  }
}
