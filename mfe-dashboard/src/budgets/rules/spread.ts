/** Why a year cannot be spread by what was measured. */
export type NoShares = 'LAST_YEAR_INCOMPLETE' | 'WEATHER_INCOMPLETE' | 'NOT_LOADED'

/** What is known of a month. */
export interface KnownMonth {
  value: number | null
  /** Share of the values that are there, 0 to 1. */
  known: number
}

/** Of fewer values a month says nothing of its share. */
const leastKnown = 0.9
/** A mean of fewer years says little of a place, as in rankings by weather. */
const leastYears = 3

export const evenShares: readonly number[] = Array<number>(12).fill(1 / 12)

/** As the months of the year before; `months` from January to December. */
export function sharesOfYear(months: readonly (KnownMonth | undefined)[]): number[] | undefined {
  const values = months.map((one) =>
    one && one.value !== null && one.known >= leastKnown ? one.value / one.known : undefined,
  )
  return values.length === 12 ? sharesOf(values) : undefined
}

/** As the degree days of a mean year: of each month of the calendar the mean of all years in which it is known. */
export function sharesOfDegreeDays(months: ReadonlyMap<string, KnownMonth>): number[] | undefined {
  const means = Array.from({ length: 12 }, (_, place) => {
    const name = String(place + 1).padStart(2, '0')
    const values = [...months].flatMap(([month, { value, known }]) =>
      month.endsWith(`-${name}`) && value !== null && known >= leastKnown ? [value / known] : [],
    )
    return values.length < leastYears ? undefined : values.reduce((sum, one) => sum + one, 0) / values.length
  })
  return sharesOf(means)
}

function sharesOf(values: readonly (number | undefined)[]): number[] | undefined {
  const known = values.filter((one) => one !== undefined)
  const sum = known.reduce((all, one) => all + one, 0)
  return known.length < values.length || sum <= 0 ? undefined : known.map((one) => one / sum)
}

/** A year's total by months, in cents or hundredths of a unit; together they are the total again. */
export function spread(total: number, shares: readonly number[]): number[] {
  let spent = 0
  let share = 0
  return shares.map((one) => {
    share += one
    // Each month ends where the total until then does, so that what is rounded does not add up.
    const until = Math.min(round(total), round(total * share))
    const month = round(until - spent)
    spent = until
    return Math.max(0, month)
  })
}

const round = (value: number) => Math.round(value * 100) / 100
