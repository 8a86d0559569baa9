import { referenceQuantities, type ResultPer, type ValidValue } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Entities } from '../../entities/entities'
import { placesByTime, type PlaceByDays } from '../../readings/index'
import type { FactorPoint } from '../conversion/factors-of-points'
import type { Valid } from '../conversion/validity'
import { storedKinds } from '../../organization/structure/stored-kinds'
import { periodsOfValues } from './values-over-time'

/** Of whom factors are asked: a series' metering point, and where that is and was. */
export interface FactorScope extends FactorPoint {
  timeZone: string
  /** The locations at which it has been, in their order. */
  places: readonly Valid<string>[]
  /** By the id of each of them: the reference quantity that was asked for, in order; where none is known there is no period. */
  quantities: Readonly<Record<string, readonly Valid<number>[]>>
}

interface ScopeRow extends FactorPoint {
  seriesId: number
  timeZone: string
  places: (PlaceByDays & { values: ValidValue[] })[]
}

/** The scopes of series, by the series' number. `per`: with which reference quantity. */
export async function factorScopes(
  { db }: Entities,
  seriesIds: readonly number[],
  per: ResultPer = 'FLOOR_AREA',
): Promise<ReadonlyMap<number, FactorScope>> {
  const { rows } = await sql<Omit<ScopeRow, 'direction'> & { direction: FactorPoint['direction'] | null }>`
    with recursive requested as (
      select s.id as "seriesId", p.id, p.product_type as "productType", s.direction,
        s.client_business_id as "businessId", l.time_zone as "timeZone"
      from measurement_series s
      join metering_point p on p.id = s.metering_point_id
      join location l on l.id = p.location_id
      where s.id = any (${`{${seriesIds.join(',')}}`}::integer[])),
    above as (
      select distinct id as point, id, daterange(null, null) as during from requested
      union all
      select a.point, e.parent_node, a.during * e.during
      from above a join hierarchy_edge e on e.id = a.id and e.type = 'METERING_POINT'
      where not isempty(a.during * e.during)),
    placed as (
      select a.point, json_agg(json_build_object('location', l.id, 'values', ${sql.ref(`l.${columnOf(per)}`)},
        'from', lower(a.during), 'to', upper(a.during)) order by lower(a.during) nulls first) as places
      from above a join location l on l.id = a.id
      group by a.point)
    select r.*, p.places from requested r join placed p on p.point = r.id order by r."seriesId"`.execute(db)
  return new Map(
    rows.map(({ seriesId, direction, places, ...point }) => [
      seriesId,
      { ...point, ...whereabouts(places, point.timeZone), direction: direction ?? 'PURCHASE' },
    ]),
  )
}

const columnOf = (per: ResultPer) => storedKinds.LOCATION.columns[referenceQuantities[per].field]

function whereabouts(
  places: ScopeRow['places'],
  timeZone: string,
): Pick<FactorScope, 'places' | 'quantities'> {
  return {
    places: placesByTime(places, timeZone) ?? [{ from: null, to: null, value: places[0]!.location }],
    quantities: Object.fromEntries(
      places.map(({ location, values }) => [location, periodsOfValues(values, timeZone)]),
    ),
  }
}
