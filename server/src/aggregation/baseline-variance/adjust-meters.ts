import type { ComparedMeter } from './compare-meters'
import type { DaySpan } from './days-of-periods'
import { withExpected } from './scaled-meter'

/** What a baseline cannot know: something of the place itself is another than in the baseline period. */
export interface Adjustment {
  from: number
  /** The day after the last one; null: it still holds. */
  to: number | null
  /** PER_DAY: so much of the unit more on each day, by all meters together. SHARE: so much more of what is expected. */
  kind: 'PER_DAY' | 'SHARE'
  value: number
}

/**
 * Meters with their adjusted baselines. What comes by the day is shared among the meters of which something is expected
 * on that day, in proportion to it, so that the sum is right and a missing meter's part is not put on others' bills when
 * days are left out. Bands follow shares; what comes by the day is taken as certain.
 */
export function adjustMeters(
  meters: readonly ComparedMeter[],
  adjustments: readonly Adjustment[],
  { from, to }: DaySpan,
): ComparedMeter[] {
  if (adjustments.length === 0) return [...meters]
  const days = to - from
  const factor = new Float64Array(days).fill(1)
  const perDay = new Float64Array(days)
  for (const { from: first, to: end, kind, value } of adjustments)
    for (let place = Math.max(0, first - from); place < Math.min(days, (end ?? to) - from); place++)
      if (kind === 'SHARE') factor[place]! += value
      else perDay[place]! += value
  const all = new Float64Array(days)
  const expecting = new Float64Array(days)
  for (const { expected } of meters)
    expected.forEach((value, place) => {
      if (Number.isNaN(value)) return
      all[place]! += Math.abs(value)
      expecting[place]!++
    })
  const shareOf = (value: number, place: number) =>
    all[place]! > 0 ? Math.abs(value) / all[place]! : 1 / expecting[place]!
  return meters.map((meter) => {
    const scaled = withExpected(
      meter,
      meter.expected.map((value, place) => value * Math.max(0, factor[place]!)),
    )
    const expected = scaled.expected.map(
      (value, place) => value + perDay[place]! * shareOf(meter.expected[place]!, place),
    )
    return {
      ...{ ...scaled, expected },
      adjustment: expected.map((value, place) => value - meter.expected[place]!),
    }
  })
}
