import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../access/visible-businesses'

export interface PointScope {
  /** Ids of nodes or metering points; undefined: everything that is visible. */
  objects: readonly string[] | undefined
  visible: readonly number[]
  /** Submeters behind main ones, too. */
  includeSubs: boolean
  /** Days, `YYYY-MM-DD`, half open: what stood there on one of them; undefined: what stands there now. */
  during: { from: string; to: string } | undefined
}

/**
 * A query of the ids of the metering points below objects. It goes from each node to those below by an index (`lateral`,
 * `offset 0`), because no planner can know that few are there: a hundred thousand would be read for four. Down to the locations the tree is gone through, and of a
 * business all metering points are its own, so that the many leaves are looked at once.
 */
export function pointsBelow(scope: PointScope): RawBuilder<{ id: string }> {
  const { objects, visible } = scope
  if (objects === undefined)
    return sql`
      select p.id from metering_point p where p.client_business_id = ${anyOf(visible)} and ${isCounted(scope)}`
  const businesses = businessesOf(objects)
  const others = JSON.stringify(objects.filter((one) => !isBusiness(one)))
  return sql`
    ${
      businesses.length === 0
        ? sql``
        : sql`
          select p.id from metering_point p
          where p.client_business_id in (${businessesBelow(businesses, visible)}) and ${isCounted(scope)}
          union`
    }
    ${below(others, scope)}
    union
    select p.id from metering_point p
    where p.id in (select json_array_elements_text(${others}::json)) and p.client_business_id = ${anyOf(visible)}`
}

/**
 * Of `metering_point p`, whether it is below businesses. The first ones are found without reading all that there are.
 */
export const isBelowBusinesses = (
  scope: PointScope & { objects: readonly string[] },
): RawBuilder<unknown> => sql`
  p.client_business_id = any (array(${businessesBelow(businessesOf(scope.objects), scope.visible)}))
    and ${isCounted(scope)}`

export const isBusiness = (id: string) => /^cb-\d{1,9}$/.test(id)
const businessesOf = (ids: readonly string[]) => ids.filter(isBusiness).map((id) => Number(id.slice(3)))

const businessesBelow = (ids: readonly number[], visible: readonly number[]) => sql`
  with recursive below as (
    select b.id from client_business b
    where b.id = any (${`{${ids.join(',')}}`}::integer[]) and b.id = ${anyOf(visible)}
    union
    select b.id from client_business b join below on b.parent_id = below.id where b.id = ${anyOf(visible)})
  select id from below`

function below(others: string, scope: PointScope) {
  const { visible, includeSubs, during } = scope
  const stood = during ? sql`e.during && ${rangeOf(during)}` : sql`upper_inf(e.during)`
  const goesOn = includeSubs ? sql`true` : sql`b.type <> 'METERING_POINT'`
  return sql`(
    with recursive below as (
      select n.id, n.type from hierarchy_node n
      where n.id in (select json_array_elements_text(${others}::json)) and n.client_business_id = ${anyOf(visible)}
      union
      select e.id, e.type from below b, lateral (
        select e.id, e.type from hierarchy_edge e
        where e.parent_node = b.id and e.client_business_id = ${anyOf(visible)} and ${stood} offset 0) e
      where ${goesOn})
    select p.id from below b, lateral (
      select p.id from metering_point p where p.id = b.id and ${isCounted(scope)} offset 0) p
    where b.type = 'METERING_POINT')`
}

/** Of `metering_point p`. A submeter that stood directly at a location meanwhile was none then. */
export function isCounted({ includeSubs, during }: PointScope): RawBuilder<unknown> {
  if (includeSubs) return sql`true`
  if (during === undefined) return sql`p.type is distinct from 'SUB'`
  return sql`(p.type is distinct from 'SUB' or exists (
    select 1 from former_place f join location at on at.id = f.parent_node
    where f.node_id = p.id and f.during && ${rangeOf(during)}))`
}

const rangeOf = ({ from, to }: NonNullable<PointScope['during']>) =>
  sql`daterange(${from}::date, ${to}::date)`
