import type { IndicatorContent, IndicatorTarget } from '@energycockpit/contract'
import { baselineValue } from './baseline-value'
import { monthsUntil, type Month } from './months'
import { periodValue, type Figures, type PeriodValue } from './period-value'

/** How far a target may be exceeded until the indicator is off target. */
export const tolerance = 0.05
/** A month of which less is known gives no light. */
export const leastKnown = 0.9
/** Of less a value is compared with no other: what is missing would be taken for what was saved. */
export const leastCompared = 0.99

/**
 * - `ON_TARGET`: not above the target
 * - `AT_RISK`: above it by 5 % at most
 * - `OFF_TARGET`: further above
 */
export type Light = 'ON_TARGET' | 'AT_RISK' | 'OFF_TARGET'
/** Why there is none. */
export type NoLight = 'NO_VALUE' | 'NO_TARGET' | 'NO_BASELINE' | 'INCOMPLETE'

export interface Judgement {
  /** The months that it is about. */
  months: readonly Month[]
  current: PeriodValue
  /** Null: there is none, or it lacks months like these. */
  baseline: PeriodValue | null
  /** Against the baseline, 0.1 is a tenth more; null where both cannot be compared. */
  change: number | null
  /** In the unit of the indicator; null: there is none for these months. */
  target: number | null
  light: Light | NoLight
}

type Judged = Pick<IndicatorContent, 'period' | 'reference' | 'baseline' | 'targets'>

export const monthsOfPeriod = (period: Judged['period'], last: Month): Month[] =>
  monthsUntil(last, period === 'YEAR' ? 12 : 1)

/**
 * What an indicator says of the month or the twelve months that end with `last`. `isWhole`: all of its meters are
 * counted; where some could not be, what they counted is missing at every time, and nothing is judged.
 */
export function judge(
  { period, reference, baseline, targets }: Judged,
  figures: Figures,
  last: Month,
  isWhole = true,
): Judgement {
  const months = monthsOfPeriod(period, last)
  const current = periodValue(figures, months, reference.kind)
  const before = baseline
    ? (baselineValue(baseline, { figures, months, reference: reference.kind }) ?? null)
    : null
  const basis = before !== null && before.known >= leastCompared ? before.value : null
  const valid = targetAt(targets, last)
  const target = !valid
    ? null
    : valid.kind === 'VALUE'
      ? valid.value
      : basis === null
        ? null
        : basis * valid.value
  const isComparable =
    isWhole && current.value !== null && current.known >= leastCompared && basis !== null && basis > 0
  return {
    ...{ months, current, baseline: before, target },
    change: isComparable ? current.value! / basis - 1 : null,
    light:
      target === null
        ? valid
          ? 'NO_BASELINE'
          : 'NO_TARGET'
        : isWhole
          ? lightOf(current, target)
          : 'INCOMPLETE',
  }
}

/** The target that is valid in a month; of a year, that of its last month. */
export const targetAt = (targets: readonly IndicatorTarget[], month: Month): IndicatorTarget | undefined =>
  targets.find(({ from, to }) => from <= month && (to === null || month <= to))

/**
 * The light of a value. What is missing can only add to what was counted: the true value lies between the one that is
 * known and that divided by the share that is known, if what is missing is like the rest. A light is given where it is
 * the same for both.
 */
export function lightOf({ value, known, leastKnown: least }: PeriodValue, target: number): Light | NoLight {
  if (value === null) return 'NO_VALUE'
  if (least < leastKnown) return 'INCOMPLETE'
  const light = plainLight(value, target)
  return plainLight(value / known, target) === light ? light : 'INCOMPLETE'
}

const plainLight = (value: number, target: number): Light =>
  value <= target ? 'ON_TARGET' : value <= target * (1 + tolerance) ? 'AT_RISK' : 'OFF_TARGET'
