import { duringPeriods, type RowSources } from '../../calculations/index'
import { Bound, type QueriedSeries, type SeriesPlace } from '../../readings/index'

type SeriesWithPlaces = Pick<QueriedSeries, 'id' | 'places'>

/** Values of series as far as they were counted below the node that was named: a meter that was moved counts in time. */
export function countedSources(sources: RowSources, series: readonly SeriesWithPlaces[]): RowSources {
  const placesOf = new Map(series.flatMap(({ id, places }) => (places ? [[id, places] as const] : [])))
  if (placesOf.size === 0) return sources
  const rows: RowSources['rows'] = (ids, span, bound) => {
    const always = ids.filter((id) => !placesOf.has(id))
    return [
      ...(always.length > 0 ? [sources.rows(always, span, bound)] : []),
      ...groupsOf(ids, placesOf).map(({ some, places }) =>
        duringPeriods(sources.rows(some, span, bound), places, bound),
      ),
    ].join(' union all ')
  }
  return {
    ...sources,
    basis: { ...sources.basis, given: [sources.basis.given, [...placesOf]] },
    rows,
    of(ids, span) {
      if (!ids.some((id) => placesOf.has(id))) return sources.of(ids, span)
      const bound = new Bound()
      return { rows: `(${rows(ids, span, bound)})`, params: bound.params }
    },
  }
}

/** What was moved together becomes one part of the question. */
function groupsOf(ids: readonly number[], placesOf: ReadonlyMap<number, readonly SeriesPlace[]>) {
  const groups = new Map<string, { some: number[]; places: readonly SeriesPlace[] }>()
  for (const id of ids) {
    const places = placesOf.get(id)
    if (places === undefined) continue
    const key = JSON.stringify(places)
    const group = groups.get(key)
    if (group) group.some.push(id)
    else groups.set(key, { some: [id], places })
  }
  return [...groups.values()]
}
