import { type Finding, median } from '../../readings/index'
import { joinHits, type Hit } from './join-hits'
import { placeSince, type Segment } from './segment'
import { typicalValues, type TypicalValues } from './typical-values'

export interface SpikeSettings {
  /** Modified z-score above which a value is a spike. */
  score: number
  /** How many days back similar hours are looked for. */
  days: number
  /** The spread is taken to be at least this share of the typical value: a meter that hardly varies may do so. */
  minSpread: number
  /** And at least this much, in the series' unit: a few steps of the meter. */
  minStep: number
  /** A spike upwards is also more than so many `times` what one of a hundred values of the `days` before exceeds. */
  highest: { times: number; days: number }
  /** Whether a value can also be suspiciously low. Heating may pause at any time. */
  downwards: boolean
}

/** The level of the hours around is looked for so far on each side. */
const around = 12 * 3600
/** From the median absolute deviation to the standard deviation of a normal distribution. */
const perDeviation = 0.6745

/**
 * Single values far from what the same hour of similar days and the hours around let expect.
 *
 * Modified z-score after Iglewicz and Hoaglin (How to Detect and Handle Outliers, ASQC 1993): 0.6745 × |x − median|
 * / MAD, which a tenth of wrong values does not move. The median is that of the same hour of similar days before;
 * from what is left the median of the hours around is taken away too (a Hampel filter), so that a cold spell, a
 * closed building or a new machine is a new level and no spike. The limit is far above the 3.5 of the book, because
 * consumption has longer tails than the normal distribution; and heating that starts on a cold morning is nothing
 * like the same hour of other days, but not much more than it has been at its highest.
 */
export function findSpikes(segment: Segment, settings: SpikeSettings): Finding[] {
  const { at, value, seriesInterval, from } = segment
  const { score, days, minSpread, minStep, highest, downwards } = settings
  const typical = typicalValues(segment, from - around, days)
  const hits: Hit[] = []
  for (let place = 0; place < at.length; place++) {
    const usual = typical.value[place]!
    if (at[place]! < from || Number.isNaN(usual)) continue
    const spread = Math.max(typical.deviation[place]!, minSpread * Math.abs(usual), minStep)
    const scoreOf = (distance: number) => (perDeviation * Math.abs(distance)) / spread
    const distance = value[place]! - usual
    // Most values are no candidates, and nobody needs to look around them.
    if (scoreOf(distance) <= score || (distance < 0 && !downwards)) continue
    if (distance > 0 && !isAboveHighest(segment, place, highest)) continue
    const level = levelAround(segment, typical, place, distance)
    const badness = scoreOf(distance - level)
    if (badness > score)
      hits.push({
        ...{ at: at[place]!, value: value[place]!, badness },
        parameters: { expected: usual + level, reached: badness },
      })
  }
  return joinHits(hits, seriesInterval, { kind: 'SPIKE', parameters: { score } })
}

/**
 * How far the hours around lie from what is typical of them: the median of the differences, before or after,
 * whichever is nearer to the `distance` of the value itself. A spike is like neither side, a step is like one.
 */
function levelAround(
  { at, value }: Segment,
  typical: TypicalValues,
  place: number,
  distance: number,
): number {
  const levelTowards = (step: 1 | -1): number => {
    const differences: number[] = []
    for (let other = place + step; Math.abs((at[other] ?? Infinity) - at[place]!) <= around; other += step) {
      const difference = value[other]! - typical.value[other]!
      if (!Number.isNaN(difference)) differences.push(difference)
    }
    return differences.length === 0 ? 0 : median(differences)
  }
  const [before, after] = [levelTowards(-1), levelTowards(1)]
  return Math.abs(distance - before) < Math.abs(distance - after) ? before : after
}

/** Whether so much, divided by `times`, was exceeded by at most one of a hundred values of the days before. */
function isAboveHighest(
  { at, value }: Segment,
  place: number,
  { times, days }: SpikeSettings['highest'],
): boolean {
  const first = placeSince(at, at[place]! - days * 86_400)
  let allowed = Math.floor((place - first) / 100)
  for (let other = place - 1; other >= first; other--)
    if (value[other]! * times >= value[place]! && --allowed < 0) return false
  return true
}
