import { maxSharedSeries, type CallResponse, type getSharedFactorSeries } from '@energycockpit/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { anyOf } from '../../access/visible-businesses'
import type { Context } from '../../audit/service-context'
import { businessOf } from './service'

type Shared = CallResponse<typeof getSharedFactorSeries>

/**
 * Series in use that factors of a node may follow and that are measured in another business: of the super client above
 * it, whoever sees that, and of businesses below it that the user sees. Throws a Problem (404) for a node that the user
 * does not see.
 */
export async function sharedSeries(
  { db, user }: Context,
  { nodeId, kind }: z.output<typeof getSharedFactorSeries.query>,
): Promise<Shared> {
  const businessId = await businessOf({ db, user }, nodeId)
  const quantity = kind === 'PRICE' ? 'PRICE' : 'CARBON_INTENSITY'
  const { rows } = await sql<Shared['series'][number]>`
    select s.id, s.quantity, s.unit, s.interval, p.name, b.name as "businessName",
      b.parent_id is distinct from own.id as "isAbove"
    from client_business own
    join client_business b
      on b.id = own.parent_id or (b.parent_id = own.id and b.id = ${anyOf(user.visibleBusinessIds)})
    join measurement_series s on s.client_business_id = b.id
    join metering_point p on p.id = s.metering_point_id
    where own.id = ${businessId} and s.quantity = ${quantity}
      and s.archived_at is null and p.archived_at is null
    order by b.parent_id is distinct from own.id desc, b.name, p.name, s.id
    limit ${maxSharedSeries + 1}`.execute(db)
  return { series: rows.slice(0, maxSharedSeries), more: rows.length > maxSharedSeries }
}
