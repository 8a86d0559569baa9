import type { ConversionFactor, Direction, FactorKind, ProductType } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'

/** A metering point, and what is measured there. */
export interface FactorPoint {
  id: string
  businessId: number
  productType: ProductType
  direction: Direction
}

/** The factors that hold for metering points: their own, or those of the nearest node above them in their business. */
export interface Factors {
  /** All that hold for a point, whatever they are needed for. */
  of(point: FactorPoint): readonly ConversionFactor[]
  /** Throws a Problem (400) when none were set. */
  get(point: FactorPoint, kind: FactorKind): ConversionFactor
}

/** The factors of points, requested at once. */
export async function factorsFor(db: Kysely<Tables>, points: readonly FactorPoint[]): Promise<Factors> {
  const businessOf = new Map(points.map(({ id, businessId }) => [id, businessId]))
  const [ids, businesses] = [[...businessOf.keys()], [...businessOf.values()]]
  const { rows } = await sql<ConversionFactor & { point: string }>`
    with recursive above as (
      select n.id as point, n.id, n.parent_node, n.client_business_id, 0 as distance
      from hierarchy_node n
      join unnest(${ids}::text[], ${businesses}::integer[]) as requested (id, business)
        on n.id = requested.id and n.client_business_id = requested.business
      union all
      select a.point, n.id, n.parent_node, n.client_business_id, a.distance + 1
      from hierarchy_node n join above a on n.id = a.parent_node and n.client_business_id = a.client_business_id)
    select distinct on (a.point, f.kind, f.product_type, f.direction) a.point, f.node_id as "nodeId", f.kind,
      f.product_type as "productType", f.direction, f.unit, f.periods, f.series_id as "seriesId"
    from conversion_factor f
    join above a on a.id = f.node_id and f.client_business_id = a.client_business_id
    order by a.point, f.kind, f.product_type, f.direction, a.distance`.execute(db)
  const found = new Map<string, ConversionFactor[]>()
  for (const { point, ...factor } of rows) found.set(point, [...(found.get(point) ?? []), factor])
  const of = ({ id, productType }: FactorPoint) =>
    (found.get(id) ?? []).filter((factor) => factor.productType === productType)
  return {
    of,
    get(point, kind) {
      const { id, productType, direction } = point
      const factor = of(point).find((one) => one.kind === kind && one.direction === direction)
      if (factor) return factor
      throw new Problem(
        400,
        'FACTOR_UNKNOWN',
        `no ${kind} of ${productType} (${direction}) was set for ${id}`,
      )
    },
  }
}
