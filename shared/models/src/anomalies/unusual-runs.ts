import { partOf, type DailySeries } from '../daily/daily-series'
import type { DailyModel } from '../daily/daily-model'
import { predictDaily } from '../daily/predict-daily'
import { criticalT } from '../student-t'

/** How unlikely, how much and how long: chosen in a trial, see docs/decisions/anomalies.md. */
export interface UnusualSettings {
  /** How often a day of a meter as usual lies within the band. */
  confidence: number
  /** A run of a single day must lie outside of this wider band. */
  confidenceOfOneDay: number
  /** What a run must lie above or below what is expected, as a share of a mean day. */
  leastOfMeanDay: number
  /** Days within the band, or without a value, that do not end a run. */
  longestBreak: number
}

/** Another number as soon as the same days make other runs. */
export const unusualVersion = 1

export const unusualSettings: UnusualSettings = {
  ...{ confidence: 0.99, confidenceOfOneDay: 0.999, leastOfMeanDay: 0.25, longestBreak: 2 },
}

export interface UnusualDay {
  /** Since 1970-01-01. */
  day: number
  usage: number
  expected: number
}

/** Days that follow each other, all too high or all too low. */
export interface UnusualRun {
  direction: 'HIGH' | 'LOW'
  /** Those outside of the band; those of its breaks are not among them. */
  days: UnusualDay[]
  /** Of these days. */
  usage: number
  expected: number
  lower: number
  upper: number
  /** How many standard deviations of such a run it is away from what is expected, above 0. */
  score: number
}

/** Days before a day of which the temperatures are still felt. */
const daysFelt = 30

/** The runs of days from `from` on that lie outside of the band, in their order. */
export function unusualRuns(
  model: DailyModel,
  whole: DailySeries,
  { from, meanDay, drift }: { from: number; meanDay: number; drift: number },
  settings: UnusualSettings = unusualSettings,
): UnusualRun[] {
  const first = whole.day.findIndex((day) => day >= from - daysFelt)
  if (first < 0) return []
  const series = partOf(whole, first, whole.day.length)
  const { confidence, confidenceOfOneDay, leastOfMeanDay } = settings
  const usual = predictDaily(model, series, { confidence, drift })
  const rare = predictDaily(model, series, { confidence: confidenceOfOneDay, drift })
  const beyond = (place: number, { lower, upper }: { lower: Float64Array; upper: Float64Array }) => {
    const value = series.usage[place]!
    return value > upper[place]! ? 1 : value < lower[place]! ? -1 : 0
  }
  const places = [...series.day.keys()].filter(
    (place) => series.day[place]! >= from && !Number.isNaN(series.usage[place]!),
  )
  const signs = new Map(places.map((place) => [place, beyond(place, usual)]))
  return runsOf(signs, settings.longestBreak).flatMap((run) => {
    if (run.length === 1 && beyond(run[0]!, rare) === 0) return []
    const days = run.map((place) => ({
      ...{ day: series.day[place]!, usage: series.usage[place]!, expected: usual.expected[place]! },
    }))
    const usage = days.reduce((sum, each) => sum + each.usage, 0)
    const expected = days.reduce((sum, each) => sum + each.expected, 0)
    const deviation = deviationOf(model, usual, run)
    const half = criticalT(confidence, Math.max(1, model.spread.days - 1)) * deviation
    const excess = usage - expected
    if (Math.abs(excess) < leastOfMeanDay * Math.abs(meanDay)) return []
    return {
      ...{ direction: excess > 0 ? ('HIGH' as const) : ('LOW' as const), days, usage, expected },
      lower: model.lowest === 0 ? Math.max(0, expected - half) : expected - half,
      upper: expected + half,
      score: Math.abs(excess) / deviation,
    }
  })
}

/** Places that follow each other, with as short breaks as do not end a run, by the sign of what they are. */
export function runsOf(signs: ReadonlyMap<number, number>, longestBreak: number): number[][] {
  const runs: number[][] = []
  for (const [place, sign] of signs) {
    if (sign === 0) continue
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (last !== undefined && signs.get(last) === sign && place - last <= longestBreak + 1) run!.push(place)
    else runs.push([place])
  }
  return runs
}

/**
 * Of a run: scatter adds up by its squares and its autocorrelation, which makes it as large as if all days were off by
 * the same and no larger; drift adds up as it is.
 */
function deviationOf(
  { spread }: DailyModel,
  { scatter, drift }: { scatter: Float64Array; drift: Float64Array },
  places: readonly number[],
): number {
  let [variance, drifted] = [0, 0]
  for (const place of places) {
    variance += scatter[place]! ** 2
    drifted += drift[place]!
  }
  return Math.hypot(Math.sqrt(variance * Math.min(spread.inflation, places.length)), drifted)
}
