import { dayNumber } from '../aggregation/index'
import type { DayOfAnomaly, FoundRun } from './found-run'

/** An anomaly that is stored already. */
export interface StoredAnomaly extends FoundRun {
  id: string
  isAcknowledged: boolean
  isWithdrawn: boolean
}

export interface Reconciled {
  added: FoundRun[]
  /** Stored ones with what they are now, each also when nothing has changed. */
  kept: { id: string; run: FoundRun }[]
  withdrawn: string[]
}

/**
 * What becomes of the stored anomalies of a meter when the days from `from` on are looked at again. A run goes on with
 * the stored anomaly of the same direction that shares a day with it, an acknowledged one before all others, so that it
 * does not come again; what of others is in the run is withdrawn. Days before `from` stay as they are.
 */
export function reconcile(
  stored: readonly StoredAnomaly[],
  found: readonly FoundRun[],
  { from, longestBreak }: { from: string; longestBreak: number },
): Reconciled {
  const left = new Set(stored)
  const kept = new Map<StoredAnomaly, FoundRun>()
  const added: FoundRun[] = []
  const settings = { from, longestBreak }
  for (const run of found) {
    const isOf = (one: StoredAnomaly) => one.direction === run.direction && continues(one, run, settings)
    // A correction may have parted an acknowledged one: its days do not come again either.
    const parted = [...kept.keys()].find((one) => one.isAcknowledged && isOf(one))
    const [first] = [...left].filter(isOf).toSorted(byClaim)
    if (parted !== undefined && !first?.isAcknowledged) kept.set(parted, joined(kept.get(parted)!, run))
    else if (first === undefined) added.push(run)
    else {
      left.delete(first)
      kept.set(first, withDaysBefore(first, run, from))
    }
  }
  const withdrawn: string[] = []
  for (const one of left) {
    const before = one.days.filter(({ date }) => date < from)
    if (before.length === 0) {
      if (!one.isWithdrawn) withdrawn.push(one.id)
    } else if (!one.isWithdrawn) kept.set(one, ofDays(one, before))
  }
  return { added, kept: [...kept].map(([{ id }, run]) => ({ id, run })), withdrawn }
}

/** Whether they share a day, or the run begins where the stored one left off before the days that are looked at. */
function continues(
  one: StoredAnomaly,
  run: FoundRun,
  { from, longestBreak }: { from: string; longestBreak: number },
): boolean {
  const dates = new Set(one.days.map(({ date }) => date))
  if (run.days.some(({ date }) => dates.has(date))) return true
  const before = one.days.filter(({ date }) => date < from).at(-1)
  return (
    before !== undefined &&
    !one.isWithdrawn &&
    dayNumber(run.days[0]!.date) - dayNumber(before.date) <= longestBreak + 1
  )
}

/** Acknowledged ones first, then those that are not withdrawn, then the earliest. */
const byClaim = (one: StoredAnomaly, other: StoredAnomaly) =>
  Number(other.isAcknowledged) - Number(one.isAcknowledged) ||
  Number(one.isWithdrawn) - Number(other.isWithdrawn) ||
  one.days[0]!.date.localeCompare(other.days[0]!.date)

function withDaysBefore(stored: StoredAnomaly, run: FoundRun, from: string): FoundRun {
  const before = stored.isWithdrawn ? [] : stored.days.filter(({ date }) => date < from)
  if (before.length === 0) return run
  return joined(ofDays(stored, before), run)
}

/** Two parts of one anomaly, the later one second. */
function joined(part: FoundRun, run: FoundRun): FoundRun {
  const isPriced = part.money !== null && run.money !== null && part.currency === run.currency
  return {
    ...run,
    days: [...part.days, ...run.days],
    measured: part.measured + run.measured,
    expected: part.expected + run.expected,
    // Neighbouring days are off together, so that the bands add up rather than their squares.
    lower: part.lower + run.lower,
    upper: part.upper + run.upper,
    score: Math.max(part.score, run.score),
    money: isPriced ? part.money! + run.money! : null,
    currency: isPriced ? run.currency : null,
  }
}

/** What is left of a stored anomaly, its band as wide as its share of what was expected. */
function ofDays(stored: StoredAnomaly, days: DayOfAnomaly[]): FoundRun {
  if (days.length === stored.days.length) return runOf({ ...stored, goesOn: false })
  const sum = (of: (day: DayOfAnomaly) => number) => days.reduce((all, day) => all + of(day), 0)
  const expected = sum((day) => day.expected)
  const share = days.length / stored.days.length
  const isPriced = days.every(({ money }) => money !== null)
  return {
    ...runOf(stored),
    ...{ days, expected, goesOn: false, measured: sum(({ usage }) => usage) },
    lower: expected - share * (stored.expected - stored.lower),
    upper: expected + share * (stored.upper - stored.expected),
    money: isPriced ? sum(({ money }) => money!) : null,
    currency: isPriced ? stored.currency : null,
  }
}

function runOf({
  id: _id,
  isAcknowledged: _isAcknowledged,
  isWithdrawn: _isWithdrawn,
  ...run
}: StoredAnomaly): FoundRun {
  return run
}
