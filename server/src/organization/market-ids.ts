import type { MarketIds } from '@energycockpit/contract'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { storedMarketIds, type MarketIdsAsWritten } from './stored-market-ids'
import { anyOf } from '../access/visible-businesses'

/** What the market calls a metering point; a 404 when it is none of the visible businesses'. */
export async function marketIds(entities: Entities, id: string, user: SignedInUser): Promise<MarketIds> {
  const point = await pointOf(entities, id, user)
  const series = await entities.db
    .selectFrom('measurement_series')
    .select(['id as seriesId', 'obis'])
    .where('metering_point_id', '=', id)
    .where('client_business_id', '=', anyOf(user.visibleBusinessIds))
    .orderBy('id')
    .execute()
  const { malo, melo } = point
  return { meteringPointId: id, malo, melo, series, canChange: isPermitted(user.roles, 'readings:change') }
}

/**
 * Sets them, and writes into the audit log who did. Throws a Problem: 400 for what is no such id or for a series of
 * another metering point, 404 for a metering point that is not seen.
 */
export async function changeMarketIds(
  { entities, audit }: { entities: Entities; audit: AuditLog },
  { id, written, user }: { id: string; written: MarketIdsAsWritten; user: SignedInUser },
): Promise<void> {
  const point = await pointOf(entities, id, user)
  const { malo, melo, series } = storedMarketIds(written, point.product_type)
  await entities.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('metering_point')
      .set((changed) => ({ malo, melo, revision: changed('revision', '+', 1) }))
      .where('id', '=', id)
      .execute()
    for (const { seriesId, obis } of series) {
      const changed = await transaction
        .updateTable('measurement_series')
        .set((changed) => ({ obis, revision: changed('revision', '+', 1) }))
        .where('id', '=', seriesId)
        .where('metering_point_id', '=', id)
        .executeTakeFirst()
      if (Number(changed.numUpdatedRows) === 0)
        throw new Problem(400, 'VALIDATION_FAILED', `series ${seriesId} is none of this metering point`)
    }
    await audit.write(transaction, {
      action: 'metering-point.ids-changed',
      actor: user,
      subject: { id, name: point.name },
      businessId: point.client_business_id,
      detail: { malo: malo ?? '', melo: melo ?? '', obis: series.map(({ obis }) => obis ?? '–').join(', ') },
    })
  })
}

async function pointOf({ db }: Entities, id: string, { visibleBusinessIds }: SignedInUser) {
  const point = await db
    .selectFrom('metering_point')
    .select(['name', 'malo', 'melo', 'product_type', 'client_business_id'])
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visibleBusinessIds))
    .executeTakeFirst()
  if (!point) throw new Problem(404, 'NOT_FOUND')
  return point
}
