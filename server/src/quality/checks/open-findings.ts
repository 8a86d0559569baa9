import { MAX_OPEN_POINTS, type OpenFindings } from '@energycockpit/contract'
import { sql } from 'kysely'
import type { Stores } from '../../readings/index'
import { namesOfObjects } from '../../organization/lists/objects-below'
import { pointsBelow } from './points-below'
import { silentPoints } from './silent-points'

interface OpenQuery {
  /** Absent: everything that is visible. */
  nodeId?: string | undefined
  visible: readonly number[]
}

/**
 * What is found now in the readings of all metering points in use below a node, in one query however many they are.
 * Throws a Problem (404) for a node that is none of the visible businesses'.
 */
export async function openFindings(
  { entities: { db }, readings }: Stores,
  { nodeId, visible }: OpenQuery,
): Promise<OpenFindings> {
  if (nodeId !== undefined) await namesOfObjects(db, [nodeId], visible)
  const below = pointsBelow(nodeId, visible)
  const iso = (at: string) => sql.raw(`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
  const { rows } = await sql<{ found: Omit<OpenFindings, 'silent'> }>`
    with point as (
      select p.id, p.name, l.name as location, l.time_zone
      from metering_point p join location l on l.id = p.location_id
      where ${below}),
    open as (
      select point.*, f.kind, f.from_at, f.series_id
      from point
      join measurement_series s on s.metering_point_id = point.id
      join reading_finding f on f.series_id = s.id and f.gone_at is null),
    of_kind as (
      select kind, count(*)::integer as count, count(distinct id)::integer as points, min(from_at) as since
      from open group by kind),
    of_point as (
      select id, name, location, count(*)::integer as findings, min(from_at) as since,
        json_agg(distinct kind) as kinds,
        (array_agg(series_id order by from_at desc))[1] as series_id,
        extract(year from max(from_at) at time zone time_zone)::integer as latest_year
      from open group by id, name, location, time_zone),
    most as (
      select * from of_point order by findings desc, lower(name) collate "C", id limit ${MAX_OPEN_POINTS})
    select json_build_object(
      'points', (select count(*)::integer from point),
      'kinds', coalesce((select json_agg(json_build_object(
          'kind', kind, 'count', count, 'points', points, 'since', ${iso('since')}) order by count desc, kind)
        from of_kind), '[]'::json),
      'withFindings', json_build_object(
        'count', (select count(*)::integer from of_point),
        'most', coalesce((select json_agg(json_build_object(
            'id', id, 'name', name, 'location', location, 'seriesId', series_id, 'findings', findings,
            'kinds', kinds, 'since', ${iso('since')}, 'latestYear', latest_year)
            order by findings desc, lower(name) collate "C", id)
          from most), '[]'::json))) as found`.execute(db)
  return { ...rows[0]!.found, silent: await silentPoints({ db, readings }, below, Date.now()) }
}
