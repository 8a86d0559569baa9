import type { FoundKind, Permission } from '@energycockpit/contract'
import { sql, type RawBuilder } from 'kysely'

/** Who searches. */
export interface Searcher {
  uuid: string
  visibleBusinessIds: readonly number[]
}

/** A kind of what is found. */
export interface SearchedKind {
  kind: FoundKind
  needs: Permission
  /**
   * A table of what may be found, in one shape. It is read only where something of it is asked for, so the columns that
   * cost something cost it for what is shown alone, and the indexes of the tables below serve.
   */
  rows(searcher: Searcher): RawBuilder<unknown>
}

const noIds = sql`'{}'::text[] as search_ids, '{}'::json as identifiers`
const noPoint = sql`null as kind, null as product_type`
const noView = sql`null as owner, null as page, null as query`

export const searchedKinds: readonly SearchedKind[] = [
  {
    ...{ kind: 'LOCATION', needs: 'hierarchy:read' },
    rows: () => sql`
      select id, name, client_business_id, search_text, search_ids, parent_node, ${noPoint}, ${noView},
        json_build_object('KEY', key, 'STREET', street, 'POSTAL_CODE', postal_code, 'CITY', city) as identifiers
      from location where archived_at is null`,
  },
  {
    ...{ kind: 'METERING_POINT', needs: 'hierarchy:read' },
    rows: () => sql`
      select id, name, client_business_id, search_text, search_ids, parent_node, kind, product_type, ${noView},
        location_id, json_build_object(
          'METER_NUMBER', meter_number, 'MALO', malo, 'MELO', melo, 'KEY', metering_point_id) as identifiers
      from metering_point where archived_at is null`,
  },
  {
    ...{ kind: 'ORG_UNIT', needs: 'hierarchy:read' },
    rows: () => sql`
      select id, name, client_business_id, search_text, search_ids, parent_node, ${noPoint}, ${noView},
        json_build_object('KEY', key) as identifiers
      from organizational_unit where archived_at is null`,
  },
  {
    ...{ kind: 'SAVED_VIEW', needs: 'measurements:read' },
    rows: ({ uuid }) => sql`
      select v.id::text as id, v.name, v.client_business_id, v.search_text, null as parent_node, ${noPoint}, ${noIds},
        case when v.owner_uuid = ${uuid}::uuid then null else u.display_name end as owner, v.page, v.query
      from saved_view v join portal_user u on u.uuid = v.owner_uuid
      where v.owner_uuid = ${uuid}::uuid or v.shared`,
  },
  {
    // A thousand for a business at most: they need no index.
    ...{ kind: 'ACTION', needs: 'measurements:read' },
    rows: () => sql`
      select id::text as id, content ->> 'name' as name, client_business_id,
        ' ' || search_folded(content ->> 'name') as search_text, content ->> 'nodeId' as parent_node,
        ${noPoint}, ${noIds}, ${noView}
      from energy_action where deleted_at is null`,
  },
]
