import type { PurchaseOfWeek } from '@energycockpit/contract'
import { expectedIntervals } from '@energycockpit/time'
import { figuresAdded } from '../../calculations/index'
import type { WeekAndBefore } from './last-week'
import { spansWithin, type Span } from './main-spans'
import type { PurchaseSeries } from './purchase-series'
import type { WeekSum, WeekSums } from './week-sums-query'

/** A series with its weeks and what they hold. */
export interface SeriesOfWeek extends PurchaseSeries {
  weeks: WeekAndBefore
  /** When it was a main meter in both weeks. */
  spans: readonly Span[]
  sums: WeekSums | undefined
}

/** The series of each product and unit together, the product with the most metering points first. */
export function purchasesOfWeek(series: readonly SeriesOfWeek[]): PurchaseOfWeek[] {
  const productOf = ({ productType, unit }: PurchaseSeries) => `${productType} ${unit}`
  const products = [...new Set(series.map(productOf))]
  return products
    .map((product) => purchaseOf(series.filter((one) => productOf(one) === product)))
    .sort((a, b) => b.meteringPoints - a.meteringPoints || (a.productType < b.productType ? -1 : 1))
}

function purchaseOf(series: readonly SeriesOfWeek[]): PurchaseOfWeek {
  const judged = series.map((one) => ({
    week: one.sums?.week ?? nothing,
    before: one.sums?.before ?? nothing,
    expected: expectedOf(one, { from: one.weeks.start, to: one.weeks.end }),
    expectedBefore: expectedOf(one, { from: one.weeks.before, to: one.weeks.start }),
    // Days of a week beside a whole week would be no comparison.
    isWhole: one.spans.some(({ from, to }) => from === one.weeks.before && to === one.weeks.end),
  }))
  const complete = judged.filter(({ week, expected }) => isComplete(week, expected))
  const comparable = complete.filter(
    ({ before, expectedBefore, isWhole }) => isWhole && isComplete(before, expectedBefore),
  )
  const expected = figuresAdded(judged.map((one) => one.expected))
  const measured = figuresAdded(judged.map(({ week }) => week.measured))
  const estimated = figuresAdded(judged.map(({ week }) => week.estimated))
  return {
    productType: series[0]!.productType,
    unit: series[0]!.unit,
    meteringPoints: series.length,
    complete: complete.length,
    value: measured + estimated === 0 ? null : figuresAdded(judged.map(({ week }) => week.sum)),
    measured: measured / expected,
    estimated: estimated / expected,
    comparison:
      comparable.length === 0
        ? null
        : {
            meteringPoints: comparable.length,
            value: figuresAdded(comparable.map(({ week }) => week.sum)),
            weekBefore: figuresAdded(comparable.map(({ before }) => before.sum)),
          },
  }
}

const expectedOf = ({ spans, interval, timeZone }: SeriesOfWeek, week: Span): number =>
  figuresAdded(
    spansWithin(spans, week).map(({ from, to }) => expectedIntervals(from, to, interval, timeZone)),
  )

const nothing: WeekSum = { sum: 0, measured: 0, estimated: 0 }

const isComplete = ({ measured, estimated }: WeekSum, expected: number): boolean =>
  measured + estimated >= expected
