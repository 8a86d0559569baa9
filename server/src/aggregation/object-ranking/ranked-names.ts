import type { RankedLevel } from '@energycockpit/contract'
import { sql } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { placesByTime, type PlaceByDays, type SeriesPlace } from '../../readings/index'
import type { MeasuredLocations } from '../by-location/located-series'

export interface RankedName {
  name: string
  /** Of a metering point. */
  location: string | null
  orgUnit: string
}

/** Names of what is ranked, and of what it is in now. */
export async function namesOfRanked(
  { db }: Entities,
  level: RankedLevel,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RankedName>> {
  if (ids.length === 0) return new Map()
  const named = sql`select json_array_elements_text(${JSON.stringify(ids)}::json)`
  const { rows } = await (
    level === 'POINT'
      ? sql<RankedName & { id: string }>`
        select p.id, p.name, l.name as location, coalesce(above.name, '') as "orgUnit"
        from metering_point p join location l on l.id = p.location_id
        left join hierarchy_node at on at.id = l.id
        left join hierarchy_node above on above.id = at.parent_node
        where p.id in (${named})`
      : sql<RankedName & { id: string }>`
        select n.id, n.name, null as location, coalesce(above.name, '') as "orgUnit"
        from hierarchy_node n left join hierarchy_node above on above.id = n.parent_node
        where n.id in (${named})`
  ).execute(db)
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

/** When each location was in which unit or business. */
export async function unitsOfLocations(
  { db }: Entities,
  ids: readonly string[],
  { visible, locations }: { visible: readonly number[]; locations: MeasuredLocations },
): Promise<ReadonlyMap<string, readonly SeriesPlace[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; days: PlaceByDays[] }>`
    select e.id, json_agg(json_build_object(
      'location', e.parent_node, 'from', lower(e.during), 'to', upper(e.during))) as days
    from hierarchy_edge e
    where e.type = 'LOCATION' and e.client_business_id = ${anyOf(visible)}
      and e.id in (select json_array_elements_text(${JSON.stringify(ids)}::json))
    group by e.id`.execute(db)
  return new Map(
    rows.map(({ id, days }) => {
      const always = [{ from: null, to: null, value: days[0]!.location }]
      return [id, placesByTime(days, locations.get(id)!.timeZone) ?? always]
    }),
  )
}
