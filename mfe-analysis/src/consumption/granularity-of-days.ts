import { consumptionGranularities, type ConsumptionGranularity } from '@energycockpit/contract'
import { countBuckets, type DateRange } from '@energycockpit/time'

/** More bars than these are neither answered nor counted by an eye; of fewer than two a chart says nothing. */
const maxBars = 400
/** So many are still read at a glance. */
const wantedBars = 100

const countOf = ({ from, to }: DateRange, granularity: ConsumptionGranularity) =>
  countBuckets(Date.parse(from), Date.parse(to), granularity, 'UTC')

/** Those that make sense for a period, from the finest; never none. */
export function granularitiesOfDays(days: DateRange): ConsumptionGranularity[] {
  const sensible = consumptionGranularities.filter((granularity) => {
    const count = countOf(days, granularity)
    return count > 1 && count <= maxBars
  })
  return sensible.length > 0 ? sensible : ['P1D']
}

/** The finest that is still read at a glance. */
export function automaticOfDays(days: DateRange): ConsumptionGranularity {
  const sensible = granularitiesOfDays(days)
  return sensible.find((granularity) => countOf(days, granularity) <= wantedBars) ?? sensible.at(-1)!
}
