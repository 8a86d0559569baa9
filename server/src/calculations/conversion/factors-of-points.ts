import type { ConversionFactor, Direction, FactorKind, ProductType } from '@energycockpit/contract'
import { startOfDay } from '@energycockpit/time'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import type { Valid } from './validity'

/** A metering point, and what is measured there. */
export interface FactorPoint {
  id: string
  businessId: number
  productType: ProductType
  direction: Direction
}

/** What holds for a metering point as long as it stands below the same nodes. */
export interface FactorsOfPoint {
  /** All that hold, whatever they are needed for. */
  all: readonly ConversionFactor[]
  /** Throws a Problem (400) when none were set. */
  get(kind: FactorKind, direction: Direction): ConversionFactor
}

/** The factors that hold for metering points: their own, or those of the nearest node above them in their business. */
export interface Factors {
  /** In the order of time, and each as long as it holds: a meter that was moved had the prices of its old place. */
  over(point: FactorPoint, timeZone: string): Valid<FactorsOfPoint>[]
}

interface Row extends ConversionFactor {
  point: string
  distance: number
  /** Days on which the point stood below the node, the second not included; null: always before, or until further. */
  since: string | null
  until: string | null
}

/** The factors of points, requested at once. */
export async function factorsFor(db: Kysely<Tables>, points: readonly FactorPoint[]): Promise<Factors> {
  const businessOf = new Map(points.map(({ id, businessId }) => [id, businessId]))
  const [ids, businesses] = [[...businessOf.keys()], [...businessOf.values()]]
  const { rows } = await sql<Row>`
    with recursive above as (
      select n.id as point, n.id, n.client_business_id, 0 as distance, daterange(null, null) as during
      from hierarchy_node n
      join unnest(${ids}::text[], ${businesses}::integer[]) as requested (id, business)
        on n.id = requested.id and n.client_business_id = requested.business
      union all
      select a.point, e.parent_node, a.client_business_id, a.distance + 1, a.during * e.during
      from hierarchy_edge e join above a on e.id = a.id and e.client_business_id = a.client_business_id
      where not isempty(a.during * e.during))
    select distinct on (a.point, f.kind, f.product_type, f.direction, a.during) a.point, a.distance,
      lower(a.during)::text as since, upper(a.during)::text as until, f.node_id as "nodeId", f.kind,
      f.product_type as "productType", f.direction, f.unit, f.periods, f.series_id as "seriesId"
    from conversion_factor f
    join above a on a.id = f.node_id and f.client_business_id = a.client_business_id
    order by a.point, f.kind, f.product_type, f.direction, a.during, a.distance`.execute(db)
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(row.point, [...(found.get(row.point) ?? []), row])
  return {
    over({ id, productType }, timeZone) {
      const own = (found.get(id) ?? []).filter((factor) => factor.productType === productType)
      const days = [...new Set(own.flatMap(({ since, until }) => [since ?? [], until ?? []].flat()))].sort()
      return [null, ...days].map((from, place) => {
        const to = days[place] ?? null
        const held = own.filter(({ since, until }) => isBefore(since, to) && isBefore(from, until))
        const second = (day: string | null) => (day === null ? null : startOfDay(day, timeZone) / 1000)
        return { from: second(from), to: second(to), value: factorsOf(id, productType, nearest(held)) }
      })
    },
  }
}

/** Of two days, the first as a beginning and the second as an end. */
const isBefore = (one: string | null, other: string | null) => one === null || other === null || one < other

/** Of each kind and direction the one that was set nearest to the point. */
function nearest(rows: readonly Row[]): ConversionFactor[] {
  const found = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.kind} ${row.direction}`
    const other = found.get(key)
    if (other === undefined || row.distance < other.distance) found.set(key, row)
  }
  return [...found.values()].map(
    ({ point: _point, distance: _distance, since: _since, until: _until, ...factor }) => factor,
  )
}

const factorsOf = (
  pointId: string,
  productType: ProductType,
  all: readonly ConversionFactor[],
): FactorsOfPoint => ({
  all,
  get(kind, direction) {
    const factor = all.find((one) => one.kind === kind && one.direction === direction)
    if (factor) return factor
    throw new Problem(
      400,
      'FACTOR_UNKNOWN',
      `no ${kind} of ${productType} (${direction}) was set for ${pointId}`,
    )
  },
})
