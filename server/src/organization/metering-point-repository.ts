import { sql } from 'kysely'
import {
  referenceQuantities,
  resultPer,
  type HierarchyNode,
  type MeasurementSeries,
  type MeteringPoint,
  type ResultPer,
  type ValidValue,
} from '@energycockpit/contract'
import type { Entities } from '../entities/entities'
import { pathTo } from './hierarchy-repository'
import { anyOf } from '../access/visible-businesses'
import { storedKinds } from './structure/stored-kinds'

/** A metering point of one of the visible businesses with its location and path; undefined when there is none. */
export function findMeteringPoint({ db }: Entities, id: string, visible: readonly number[]) {
  return db
    .selectFrom('metering_point as p')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.id', 'p.name', 'p.metering_point_id', 'p.meter_number', 'p.type', 'p.kind'])
    .select(['p.product_type', 'p.parent_id', 'p.conversion_factors'])
    .select(['l.id as location_id', 'l.name as location_name', 'l.time_zone', 'l.floor_areas'])
    .select(['l.street', 'l.city'])
    .select(quantitiesOf('l').as('quantities'))
    .select(
      sql<MeteringPoint['submeters']>`coalesce((
        select json_agg(json_build_object('id', sub.id, 'name', sub.name) order by sub.name, sub.id)
        from metering_point sub where sub.parent_id = p.id and sub.type = 'SUB' and sub.archived_at is null),
        '[]'::json)`.as('submeters'),
    )
    .select(
      pathTo(sql`p.parent_node`, visible)
        .$castTo<HierarchyNode['path']>()
        .as('path'),
    )
    .where('p.id', '=', id)
    .where('p.client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
}

/** The reference quantities of a location, by what figures are given by them. */
const quantitiesOf = (location: string) =>
  sql<Record<ResultPer, ValidValue[]>>`json_build_object(${sql.join(
    resultPer.flatMap((per) => [
      sql.lit(per),
      sql.ref(`${location}.${storedKinds.LOCATION.columns[referenceQuantities[per].field]}`),
    ]),
  )})`

/** The series of a metering point, without what only the readings know. */
export async function findSeriesOf(
  { db }: Entities,
  meteringPointId: string,
  visible: readonly number[],
): Promise<Omit<MeasurementSeries, 'firstAt' | 'lastAt'>[]> {
  const rows = await db
    .selectFrom('measurement_series')
    .select(['id', 'quantity', 'unit', 'direction', 'interval', 'series_type as seriesType', 'archived_at'])
    .where('metering_point_id', '=', meteringPointId)
    .where('client_business_id', '=', anyOf(visible))
    .orderBy('id')
    .execute()
  return rows.map(({ archived_at, ...row }) => ({
    ...row,
    ...(archived_at !== null && { archived: true as const }),
  }))
}
