import type { ValueOfDay } from './values-of-days'
import type { DayNumber, DaySpan } from './days-of-periods'

/**
 * What a unit of the amount was worth on each day of a span: the day's costs or emissions by its amount, which weighs
 * tariffs of the hours by what was used in them. On days without an amount it is the mean of the span. NaN where nobody
 * knows.
 */
export function ratesOfDays(
  { from, to }: DaySpan,
  amounts: ReadonlyMap<DayNumber, ValueOfDay>,
  worth: ReadonlyMap<DayNumber, ValueOfDay>,
): Float64Array {
  const days = Array.from({ length: to - from }, (_, place) => from + place)
  // Prices may be known from some hour on: such a day's costs are of a part of its amount.
  const rateOf = (day: DayNumber) => {
    const [amount, value] = [amounts.get(day), worth.get(day)]
    return amount && value && amount.sum !== 0 && value.count === amount.count
      ? value.sum / amount.sum
      : undefined
  }
  let [allWorth, allAmount] = [0, 0]
  for (const day of days)
    if (rateOf(day) !== undefined) {
      allWorth += worth.get(day)!.sum
      allAmount += amounts.get(day)!.sum
    }
  const mean = allAmount === 0 ? NaN : allWorth / allAmount
  return Float64Array.from(days, (day) => {
    const rate = rateOf(day)
    if (rate !== undefined) return rate
    const amount = amounts.get(day)
    return amount !== undefined && amount.sum !== 0 ? NaN : mean
  })
}
