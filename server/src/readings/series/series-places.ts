import { startOfDay } from '@energycockpit/time'
import type { Span } from '../store/source'

/** Where a series was counted: at which location, from when until before when, seconds since 1970 UTC; null: open. */
export interface SeriesPlace {
  from: number | null
  to: number | null
  /** Id of the location. */
  value: string
}

/** The same by days, `YYYY-MM-DD`. */
export interface PlaceByDays {
  from: string | null
  to: string | null
  location: string
}

/** From midnight to midnight of a zone, in their order; undefined: always at the same location. */
export function placesByTime(
  places: readonly PlaceByDays[] | null,
  timeZone: string,
): readonly SeriesPlace[] | undefined {
  if (places === null) return undefined
  const second = (day: string | null) => (day === null ? null : startOfDay(day, timeZone) / 1000)
  const merged: SeriesPlace[] = []
  for (const { from, to, location } of [...places].sort(byStart)) {
    const last = merged.at(-1)
    // A unit above it was moved within what is asked about: the series stayed.
    if (last && last.value === location && last.to === second(from)) last.to = second(to)
    else merged.push({ from: second(from), to: second(to), value: location })
  }
  const [only] = merged
  return merged.length === 1 && only!.from === null && only!.to === null ? undefined : merged
}

const byStart = (one: PlaceByDays, other: PlaceByDays) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1)

/** The parts of a span in which a series was counted at all; without places the whole. Milliseconds since 1970 UTC. */
export function countedSpans(places: readonly SeriesPlace[] | undefined, span: Span): Span[] {
  if (places === undefined) return [span]
  const spans: Span[] = []
  for (const place of places) {
    const from = Math.max(span.from, place.from === null ? -Infinity : place.from * 1000)
    const to = Math.min(span.to, place.to === null ? Infinity : place.to * 1000)
    if (from >= to) continue
    const last = spans.at(-1)
    if (last && last.to === from) last.to = to
    else spans.push({ from, to })
  }
  return spans
}
