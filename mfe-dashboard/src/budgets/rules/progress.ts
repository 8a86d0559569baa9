import { daysIn, monthsFrom } from '../../indicators/rules/months'
import {
  leastCompared,
  leastKnown,
  lightOf,
  type Light,
  type NoLight,
} from '../../indicators/rules/judgement'
import type { KnownMonth } from './spread'

export type BudgetState = 'AHEAD' | 'RUNNING' | 'OVER'

/** What the whole year is expected to be, with its band. */
export interface ExpectedYear {
  expected: number
  lower: number
  upper: number
}

export interface BudgetMonth {
  month: string
  budget: number
  /** Null where nothing was measured, or nothing has begun. */
  actual: number | null
  known: number
  /** From January on, of the whole months. */
  budgetUntil: number
  actualUntil: number | null
}

export interface BudgetProgress {
  state: BudgetState
  /** Of the whole year. */
  total: number
  /** Of the days that are over. */
  toDate: number
  /** In these days; null where nothing was measured. */
  actual: number | null
  /** Share of the values of these days that are there, and of the month that has fewest. */
  known: number
  leastKnown: number
  /** Above the budget to date; null where too little is known to say so. */
  deviation: number | null
  light: Light | NoLight
  expected: ExpectedYear | null
  /** Of the whole year above its budget, with its band; null without a forecast. */
  expectedDeviation: ExpectedYear | null
  months: readonly BudgetMonth[]
}

interface Progressing {
  year: number
  /** January to December. */
  budget: readonly number[]
  /** By month, `YYYY-MM`, of the days before `today`. */
  actual: ReadonlyMap<string, KnownMonth>
  /** The first day that is not over, `YYYY-MM-DD`, by the calendar of the place. */
  today: string
  forecast: ExpectedYear | null
  /** Not all meters could be counted: nothing is judged. */
  isPartial?: boolean
}

/** How a budget stands: what should have been used until today, what was, and what is to be expected of the year. */
export function budgetProgress({
  year,
  budget,
  actual,
  today,
  forecast,
  isPartial = false,
}: Progressing): BudgetProgress {
  const running = today.slice(0, 7)
  const all = monthsFrom(`${year}-01`, `${year}-12`)
  const state: BudgetState =
    today.slice(0, 4) < String(year) ? 'AHEAD' : today.slice(0, 4) > String(year) ? 'OVER' : 'RUNNING'
  const daysOver = (month: string) =>
    month < running ? daysIn(month) : month === running ? Number(today.slice(8)) - 1 : 0

  let budgetUntil = 0
  let actualUntil: number | null = null
  const months = all.map((month, place): BudgetMonth => {
    const found = daysOver(month) === 0 ? undefined : actual.get(month)
    budgetUntil += budget[place]!
    const value = found?.value ?? null
    if (value !== null) actualUntil = (actualUntil ?? 0) + value
    return {
      ...{
        month,
        budget: budget[place]!,
        actual: value,
        known: value === null ? 0 : found!.known,
        budgetUntil,
      },
      actualUntil: daysOver(month) === 0 ? null : actualUntil,
    }
  })
  const begun = months.filter(({ month }) => daysOver(month) > 0)
  const days = begun.reduce((sum, { month }) => sum + daysOver(month), 0)
  const known = days === 0 ? 0 : begun.reduce((sum, one) => sum + one.known * daysOver(one.month), 0) / days
  const least = begun.length === 0 ? 0 : Math.min(...begun.map((one) => one.known))
  const toDate = begun.reduce((sum, one) => sum + (one.budget * daysOver(one.month)) / daysIn(one.month), 0)
  const total = budget.reduce((sum, one) => sum + one, 0)
  const isComparable = !isPartial && actualUntil !== null && known >= leastCompared && least >= leastKnown
  const found = { value: actualUntil, lack: null, known, leastKnown: least }
  const expected = state === 'RUNNING' ? forecast : null
  return {
    ...{ state, total, toDate, actual: actualUntil, known, leastKnown: least, months, expected },
    deviation: isComparable ? actualUntil! - toDate : null,
    light: isPartial && actualUntil !== null ? 'INCOMPLETE' : lightOf(found, toDate),
    expectedDeviation: expected && {
      expected: expected.expected - total,
      lower: expected.lower - total,
      upper: expected.upper - total,
    },
  }
}
