import type { RankedLevel } from '@energycockpit/contract'
import { countedSpans, type SeriesPlace } from '../../readings/index'
import type { CountedSeries } from '../by-location/consumption-plan'
import type { Segment } from '../by-location/segments'

/** What a series counted in this time belongs to what is ranked by this id. */
export interface OwnedSegment extends Segment {
  owner: string
}

export interface OwnedSeries extends Omit<CountedSeries, 'segments'> {
  segments: readonly OwnedSegment[]
}

/** Series cut where they begin to belong to something else. `unitsOf`: when a location was in which unit. */
export function ownedSeries(
  series: readonly CountedSeries[],
  level: RankedLevel,
  unitsOf: (locationId: string) => readonly SeriesPlace[],
): OwnedSeries[] {
  const segmentsOf = (one: CountedSeries): OwnedSegment[] =>
    one.segments.flatMap((segment) => {
      if (level === 'LOCATION') return { ...segment, owner: segment.locationId }
      if (level === 'POINT') return { ...segment, owner: one.point.id }
      return unitsOf(segment.locationId).flatMap((unit) =>
        countedSpans([unit], segment).map((span) => ({ ...segment, ...span, owner: unit.value })),
      )
    })
  return series.flatMap((one) => {
    const segments = segmentsOf(one)
    return segments.length === 0 ? [] : [{ ...one, segments }]
  })
}
