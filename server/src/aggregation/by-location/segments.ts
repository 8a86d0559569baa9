import type { Valid } from '../../calculations/index'
import { countedSpans, type SeriesPlace, type Span } from '../../readings/index'

/** A part of a period in which a series stood at one location, whose floor area did not change. */
export interface Segment extends Span {
  locationId: string
  /** m²; null: not known. */
  area: number | null
}

/** Milliseconds since 1970 UTC; half open, in their order. What was counted nowhere is in none of them. */
export function segmentsOf(
  { locationId, places }: { locationId: string; places?: readonly SeriesPlace[] | undefined },
  areasOf: (locationId: string) => readonly Valid<number>[],
  span: Span,
): Segment[] {
  const stays = places ?? [{ from: null, to: null, value: locationId }]
  return stays.flatMap((stay) =>
    countedSpans([stay], span).flatMap((during) => cutByArea(during, stay.value, areasOf(stay.value))),
  )
}

function cutByArea(span: Span, locationId: string, areas: readonly Valid<number>[]): Segment[] {
  const edges = areas
    .flatMap(({ from, to }) => [from, to])
    .flatMap((second) => (second === null ? [] : second * 1000))
    .filter((edge) => span.from < edge && edge < span.to)
  const starts = [span.from, ...[...new Set(edges)].sort((one, other) => one - other)]
  return starts.map((from, place) => ({
    ...{ from, to: starts[place + 1] ?? span.to, locationId },
    area: areaAt(areas, from),
  }))
}

/** The area that is valid at an instant. */
export const areaAt = (areas: readonly Valid<number>[], instant: number): number | null =>
  areas.find(
    ({ from, to }) => (from === null || from * 1000 <= instant) && (to === null || instant < to * 1000),
  )?.value ?? null
