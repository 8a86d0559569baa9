import type { AnomalyKind, UnwatchedReason } from '@energycockpit/contract'
import { unusualRuns, unusualSettings, type UnusualRun } from '@energycockpit/models/anomalies'
import { fitDaily, weekdayOf, type DailySeries } from '@energycockpit/models/daily'

/** Days since 1970-01-01. */
type DayNumber = number

/** The last complete day of a meter that is watched is not older. */
export const recentDays = 7
/** Of the days before, as they are known: less teaches nothing of a year. */
const leastKnown = 0.7
const dayLength = 86_400_000
/** Of weekdays that begin with Monday, 0. */
const saturday = 5
/** Below this share of what is expected a meter counts nothing: some registers go on by their last digit. */
const nothing = 0.005

export interface ExaminedRun extends UnusualRun {
  kind: AnomalyKind
  goesOn: boolean
}

/**
 * The first day that is looked at: that of the month before. It does not move from day to day, so that the same days
 * are compared with the same model until the month is over.
 */
export function firstExamined(today: DayNumber): DayNumber {
  const date = new Date(today * dayLength)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1) / dayLength
}

/**
 * Compares a meter's last days with what its days before tell. `days`: complete ones until before today, those that are
 * not known without a value. `unusual`: days that are known to have been other than usual, which teach nothing.
 */
export function examineDays(
  days: DailySeries,
  { today, drift, unusual }: { today: DayNumber; drift: number; unusual: ReadonlySet<DayNumber> },
): { refusal: UnwatchedReason | null; runs: ExaminedRun[] } {
  const from = firstExamined(today)
  const last = lastKnown(days)
  const isRecent = last !== undefined && last >= today - recentDays
  if (last === undefined || last < from) return refused('NO_RECENT_DATA')
  const teaching = {
    ...days,
    usage: days.usage.map((value, place) => {
      const day = days.day[place]!
      return day >= from || unusual.has(day) ? NaN : value
    }),
  }
  const { model, refusal, insufficiencies } = fitDaily(teaching)
  for (const { code, ...found } of insufficiencies) {
    if (code === 'NO_USAGE' || code === 'TOO_FEW_DAYS') return refused('TOO_FEW_DAYS')
    if (code === 'TOO_LITTLE_USAGE' && 'share' in found && found.share < leastKnown)
      return refused('TOO_LITTLE_USAGE')
  }
  if (model === undefined) return refused('TOO_FEW_DAYS')
  if (refusal !== undefined) return refused(refusal.code)
  const meanDay = meanOfYear(teaching)
  const runs = unusualRuns(model, days, { from, meanDay, drift })
  const isRest = restDays(days)
  return {
    // What was found before the readings stopped is still there.
    refusal: isRecent ? null : 'NO_RECENT_DATA',
    runs: runs.map((run) => ({
      ...run,
      kind: kindOf(run, isRest),
      goesOn: isRecent && run.days.at(-1)!.day >= last - unusualSettings.longestBreak && endsLast(run, runs),
    })),
  }
}

const refused = (refusal: UnwatchedReason) => ({ refusal, runs: [] })

const endsLast = (run: UnusualRun, runs: readonly UnusualRun[]) => run === runs.at(-1)

function lastKnown({ day, usage }: DailySeries): DayNumber | undefined {
  const place = usage.findLastIndex((value) => !Number.isNaN(value))
  return place < 0 ? undefined : day[place]
}

function meanOfYear({ day, usage }: DailySeries): number {
  const last = lastKnown({ day, usage } as DailySeries)!
  const known = usage.filter((value, place) => !Number.isNaN(value) && day[place]! > last - 365)
  return known.reduce((sum, value) => sum + value, 0) / known.length
}

/** Weekends, holidays and days on which the place is closed. */
function restDays({ day, holiday, shut }: DailySeries): (of: DayNumber) => boolean {
  const rest = new Set([...day].filter((_, place) => holiday[place] || shut[place]))
  return (of) => rest.has(of) || weekdayOf(of) >= saturday
}

function kindOf(
  { direction, days, usage, expected }: UnusualRun,
  isRest: (day: DayNumber) => boolean,
): AnomalyKind {
  if (direction === 'LOW') return Math.abs(usage) <= nothing * expected ? 'ZERO' : 'TOO_LOW'
  return days.every(({ day }) => isRest(day)) ? 'REST_DAYS' : 'TOO_HIGH'
}
