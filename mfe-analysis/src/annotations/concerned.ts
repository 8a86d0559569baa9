import type { Annotation } from '@energycockpit/contract'

/** A series that a chart shows, by itself or in a sum: what an annotation may be about. */
export interface ConcernedSeries {
  seriesId: number
  /** 'Electricity, import'. */
  name: string
  pointId: string
  pointName: string
  locationId: string
  locationName: string
  timeZone: string
}

export interface Concerned {
  /** What a form keeps of it. */
  key: string
  kind: 'location' | 'point' | 'series'
  nodeId: string
  seriesId: number | null
  name: string
  timeZone: string
}

/** More are no list to choose from: then whole locations are what one can choose. */
const LISTED = 60

/** Whether a chart of these series is about what an annotation concerns. */
export const isShown = (
  { nodeId, seriesId }: Pick<Annotation, 'nodeId' | 'seriesId'>,
  series: readonly ConcernedSeries[],
): boolean =>
  series.some((each) =>
    seriesId === null ? each.pointId === nodeId || each.locationId === nodeId : each.seriesId === seriesId,
  )

/** What an annotation on a chart of these series may be about: from locations down to series. */
export function concernedBy(series: readonly ConcernedSeries[]): Concerned[] {
  const found = new Map<string, Concerned>()
  const add = (one: Concerned) => void (found.has(one.key) || found.set(one.key, one))
  for (const { locationId, locationName, timeZone } of series)
    add({
      ...{ key: locationId, kind: 'location', nodeId: locationId, seriesId: null },
      ...{ name: locationName, timeZone },
    })
  if (series.length > LISTED) return [...found.values()]
  const withPlace = found.size > 1
  const named = (name: string, place: string) => (withPlace ? `${name} · ${place}` : name)
  for (const { pointId, pointName, locationName, timeZone } of series)
    add({
      ...{ key: pointId, kind: 'point', nodeId: pointId, seriesId: null },
      ...{ name: named(pointName, locationName), timeZone },
    })
  for (const { seriesId, name, pointId, pointName, locationName, timeZone } of series)
    add({
      ...{ key: `${pointId} ${seriesId}`, kind: 'series', nodeId: pointId, seriesId, timeZone },
      name: named(`${pointName}, ${name}`, locationName),
    })
  return [...found.values()]
}
