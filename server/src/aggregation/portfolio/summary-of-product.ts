import type { ProductSummary } from '@energycockpit/contract'
import { figuresAdded } from '../../calculations/index'
import type { ConsumptionPlan } from '../by-location/consumption-plan'
import type { MeterDay } from './days-of-meters'
import { figureOfDays } from './figure-of-days'
import { daysLater, dayYearBefore, type SummaryDays } from './summary-days'

interface PlannedProduct {
  productType: ProductSummary['productType']
  /** Of the days that are recent. */
  plan: Pick<ConsumptionPlan, 'unit' | 'series' | 'leftOutAt'>
}

/** What is told of one product; the names of locations are added later. */
export function summaryOfProduct(
  { productType, plan }: PlannedProduct,
  { recent, past }: { recent: readonly MeterDay[]; past: readonly MeterDay[] },
  { yesterday, weekBefore, month }: SummaryDays,
): ProductSummary {
  const within = ({ from, to }: { from: string; to: string }) =>
    recent.filter(({ day }) => from <= day && day < to)
  const ofMonth = within(month)
  return {
    ...{ productType, unit: plan.unit, meteringPoints: plan.series.length, leftOut: plan.leftOutAt.length },
    yesterday: figureOfDays(within(yesterday), {
      days: within(weekBefore),
      dayBefore: (day) => daysLater(day, -7),
    }),
    month: figureOfDays(ofMonth, { days: past, dayBefore: dayYearBefore }),
    largest: largestOf(ofMonth),
  }
}

function largestOf(days: readonly MeterDay[]): ProductSummary['largest'] {
  const values = new Map<string, number[]>()
  for (const { locationId, value } of days) values.set(locationId, [...(values.get(locationId) ?? []), value])
  const sums = [...values].map(([locationId, of]) => ({ locationId, value: figuresAdded(of) }))
  const total = figuresAdded(sums.map(({ value }) => value))
  const [first] = sums.toSorted((one, other) => other.value - one.value)
  if (first === undefined || first.value <= 0) return null
  return { ...first, name: '', share: Math.min(1, first.value / total) }
}
