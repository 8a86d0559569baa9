import type { DailyForm } from '../daily/daily-model'
import { partOf, type DailySeries } from '../daily/daily-series'
import { fitDaily } from '../daily/fit-daily'
import { predictDaily, totalOf } from '../daily/predict-daily'
import { sufficientDays } from '../daily/sufficiency'
import { daysFelt } from './forecast-daily'

/** Days in a row below which nothing is strange about nothing. */
const fewestDays = 28
/** As many times as long as it ever counted nothing before. */
const longerThanEver = 1.5
/** Share of its mean that the meter should have counted by its model, so that a heating is not missed in summer. */
const leastExpected = 0.25

/**
 * The place from which on a meter has counted nothing although it should have: its own model of the days before says
 * so, for the weather and the calendar of the days since. Undefined where it goes on, where nothing is what it would be
 * expected to count, and where less than a year before that is known.
 */
export function standsStillFrom(history: DailySeries, form: DailyForm): number | undefined {
  const { usage, shut } = history
  let first = usage.length
  let silent = 0
  for (let place = usage.length - 1; place >= 0; place--) {
    const value = usage[place]!
    if (Number.isNaN(value)) continue
    if (value !== 0) break
    first = place
    // A place that is shut may count nothing.
    if (!shut[place]) silent++
  }
  if (silent < fewestDays) return undefined
  const before = partOf(history, 0, first)
  const known = before.usage.filter((value) => !Number.isNaN(value))
  if (known.length < sufficientDays) return undefined
  const { model, refusal } = fitDaily(before, form)
  if (model === undefined || refusal) return undefined
  const since = partOf(history, Math.max(0, first - daysFelt), usage.length)
  const places = [...since.usage.keys()].filter(
    (place) => since.day[place]! >= history.day[first]! && since.usage[place] === 0 && !since.shut[place],
  )
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const longest = longestSilence(before.usage, predictDaily(model, before).expected, leastExpected * mean)
  if (silent < longerThanEver * longest) return undefined
  const { expected, lower } = totalOf(model, predictDaily(model, since), places)
  return lower > 0 && expected > leastExpected * mean * places.length ? first : undefined
}

/** Days in a row on which nothing was counted, without those on which little was expected. */
function longestSilence(usage: Float64Array, expected: Float64Array, least: number): number {
  let [longest, now] = [0, 0]
  usage.forEach((value, place) => {
    if (Number.isNaN(value)) return
    if (value !== 0) now = 0
    else if (expected[place]! > least) longest = Math.max(longest, ++now)
  })
  return longest
}
