import type { ListedLocation, LocationGroup } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import { anyOf } from '../../access/visible-businesses'
import type { Tables } from '../../entities/tables'
import { pathTo } from '../hierarchy-repository'

type Database = Kysely<Tables>

/** The groups of the visible businesses, by name. */
export async function findGroups(db: Database, visible: readonly number[]): Promise<LocationGroup[]> {
  const { rows } = await sql<LocationGroup>`
    select l.client_business_id as "businessId", g.name,
      count(*) filter (where l.archived_at is null)::integer as locations,
      count(l.archived_at)::integer as archived
    from location l, unnest(l.location_groups) as g (name)
    where l.client_business_id = ${anyOf(visible)}
    group by l.client_business_id, g.name
    order by lower(g.name), g.name, l.client_business_id`.execute(db)
  return rows
}

interface LocationsQuery {
  businessId: number
  group?: string | undefined
  outside?: string | undefined
  search?: string | undefined
  after?: string | undefined
  limit: number
}

/** Locations of a business, by name. */
export async function findLocations(
  db: Database,
  { businessId, group, outside, search, after, limit }: LocationsQuery,
): Promise<ListedLocation[]> {
  const found = `%${(search ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const { rows } = await sql<ListedLocation>`
    select l.id, l.name, l.key as "locationId", l.city, l.archived_at is not null as archived,
      l.location_groups as groups, ${pathTo(sql`l.parent_node`, [businessId])} as path
    from location l
    where l.client_business_id = ${businessId}
      ${group === undefined ? sql`and l.archived_at is null` : sql`and ${group} = any (l.location_groups)`}
      ${outside === undefined ? sql`` : sql`and not ${outside} = any (l.location_groups)`}
      ${search ? sql`and (l.name ilike ${found} or l.key ilike ${found} or l.city ilike ${found})` : sql``}
      ${
        after === undefined
          ? sql``
          : sql`and (lower(l.name), l.id) > (select lower(a.name), a.id from location a
              where a.id = ${after} and a.client_business_id = ${businessId})`
      }
    order by lower(l.name), l.id limit ${limit}`.execute(db)
  return rows
}
