import type { LocationConsumption } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { canConvert } from '@energycockpit/units'
import {
  derivedWhereKnown,
  intervalsRead,
  periodsOfValues,
  sourcesFrom,
  type Derived,
  type RowSources,
} from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import type { SeriesInterval, Span } from '../../readings/index'
import {
  locatedSeries,
  type LocatedQuery,
  type LocatedSeries,
  type MeasuredLocations,
} from './located-series'
import { areaAt, segmentsOf, type Segment } from './segments'

/** A series with where it is counted, and when. */
export interface CountedSeries extends Derived<LocatedSeries> {
  /** The period in the zone of its location. */
  span: Span
  segments: readonly Segment[]
}

/** Everything that figures of locations are made of, but the values. */
export interface ConsumptionPlan {
  unit: LocationConsumption['unit']
  series: readonly CountedSeries[]
  /** The locations of those whose values cannot be converted into the unit. */
  leftOutAt: readonly string[]
  /** m² at the end of the period; null: not known. */
  floorAreas: ReadonlyMap<string, number | null>
  /** Stored amounts, and those that are calculated. */
  parts: readonly { sources: RowSources; ids: ReadonlySet<number> }[]
  /** The intervals of all that is read. */
  grids: readonly SeriesInterval[]
}

/** Finds what is counted at which of the locations and when. `now`: milliseconds since 1970 UTC. */
export async function planConsumption(
  entities: Entities,
  query: LocatedQuery,
  { visible, locations, now }: { visible: readonly number[]; locations: MeasuredLocations; now: number },
): Promise<ConsumptionPlan> {
  return planSeries(entities, await locatedSeries(entities, query, visible), { ...query, locations, now })
}

/** The same of series that are found already. `locations`: where they are counted; elsewhere they are not. */
export async function planSeries(
  entities: Entities,
  found: readonly LocatedSeries[],
  query: LocatedQuery & { locations: MeasuredLocations; now: number },
): Promise<ConsumptionPlan> {
  const { locations, now } = query
  const unit = query.productType === 'WATER' ? 'm³' : 'kWh'
  const stored = found.filter(
    (one) => one.seriesType !== 'VIRTUAL' && (one.unit === unit || canConvert(one.unit, unit)),
  )
  const storedIds = new Set(stored.map(({ id }) => id))
  const others = found.filter(({ id }) => !storedIds.has(id))
  const derived = await derivedWhereKnown(entities, unit === 'kWh' ? others : [], 'ENERGY', now)
  const derivedIds = new Set(derived.series.map(({ id }) => id))
  const spanOf = spansByZone(query)
  const areas = new Map(
    [...locations.values()].map((one) => [one.id, periodsOfValues(one.floorAreas, one.timeZone)]),
  )
  const series = [...stored, ...derived.series].flatMap((one): CountedSeries[] => {
    const span = spanOf(one.timeZone)
    const segments = segmentsOf(one, (id) => areas.get(id) ?? [], span).filter(({ locationId }) =>
      locations.has(locationId),
    )
    return segments.length === 0 ? [] : [{ ...one, span, segments }]
  })
  return {
    ...{ unit, series },
    leftOutAt: others.flatMap(({ id, locationId }) =>
      derivedIds.has(id) || !locations.has(locationId) ? [] : locationId,
    ),
    floorAreas: new Map(
      [...locations.values()].map(({ id, timeZone }) => [
        id,
        areaAt(areas.get(id)!, spanOf(timeZone).to - 1),
      ]),
    ),
    parts: [
      { sources: sourcesFrom(new Map()), ids: storedIds },
      { sources: derived.sources, ids: derivedIds },
    ],
    grids: series.flatMap((one) => (derivedIds.has(one.id) ? intervalsRead(one, derived.sources) : [one])),
  }
}

/** The same days begin and end at other instants in each zone. */
function spansByZone({ from, to }: LocatedQuery): (zone: string) => Span {
  const spans = new Map<string, Span>()
  return (zone) => {
    const span = spans.get(zone) ?? { from: startOfDay(from, zone), to: startOfDay(to, zone) }
    spans.set(zone, span)
    return span
  }
}
