/** What meters used against their baseline since an action took effect, in one unit. */
export interface ComparedUse {
  expected: number
  actual: number
  /** Half the width of the band around `expected`, of four in five. */
  uncertainty: number
  /** Days that were compared. */
  days: number
}

/**
 * - `CONFIRMED`: saved beyond all doubt, and not less than was promised, as far as the uncertainty tells
 * - `LESS`: saved beyond all doubt, but less than was promised
 * - `UNCERTAIN`: what was saved cannot be told from nothing, nor what was promised ruled out
 * - `NOT_SEEN`: what was promised is ruled out, and nothing saved can be told
 * - `MORE_USED`: more was used beyond all doubt
 */
export type Verdict = 'CONFIRMED' | 'LESS' | 'UNCERTAIN' | 'NOT_SEEN' | 'MORE_USED'

export interface VerifiedSaving {
  /** Below 0: more was used than expected. */
  saved: number
  uncertainty: number
  /** What was promised for the days that were compared. */
  promised: number
  verdict: Verdict
}

const daysOfYear = 365.25

/** What an action that promised an amount a year has saved. An action that needs more energy promises less than 0. */
export function verifiedSaving(
  { expected, actual, uncertainty, days }: ComparedUse,
  promisedPerYear: number,
): VerifiedSaving {
  const saved = expected - actual
  const promised = (promisedPerYear * days) / daysOfYear
  return { saved, uncertainty, promised, verdict: verdictOf(saved, uncertainty, promised) }
}

function verdictOf(saved: number, uncertainty: number, promised: number): Verdict {
  const reachesPromise = saved + uncertainty >= promised
  // Where more is needed by plan, it is enough that no more than that is used.
  if (promised <= 0) return reachesPromise ? 'CONFIRMED' : 'MORE_USED'
  if (saved - uncertainty > 0) return reachesPromise ? 'CONFIRMED' : 'LESS'
  if (saved + uncertainty < 0) return 'MORE_USED'
  return reachesPromise ? 'UNCERTAIN' : 'NOT_SEEN'
}
