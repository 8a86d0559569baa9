import type { ConversionFactor } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../../audit/audit-log'
import type { Tables } from '../../entities/tables'
import { refuseUnlessConfirmed } from '../../http/confirmation-needed'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import { isUnchangedSince } from '../../http/unchanged-since'
import { checkFactor } from './check-factor'
import { factorQuestions } from './usual-factors'

type Database = Kysely<Tables>

/** The business of a node. Throws a Problem (404) for one that is none of the visible businesses'. */
export async function businessOf(db: Database, nodeId: string, visible: readonly number[]): Promise<number> {
  const node = await db
    .selectFrom('hierarchy_node')
    .select('client_business_id')
    .where('id', '=', nodeId)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  if (node === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such node')
  return node.client_business_id
}

interface Setting {
  db: Database
  audit: AuditLog
  user: SignedInUser
  /** ISO 8601, or `never`; absent: whenever that was. */
  unlessChangedSince?: string | undefined
  /** Ids of questions to which the answer is yes. */
  confirmed: readonly string[]
}

/**
 * Sets the factors of a node, in place of what was set before. Throws a Problem: 404 for a node that the user does not
 * see, 400 for factors that cannot be calculated with and for a series that is not the business's, 409 where somebody
 * has set or removed them since `unlessChangedSince`, 422 with what is to be confirmed of values that are new.
 */
export async function setFactor(
  { db, audit, user, unlessChangedSince, confirmed }: Setting,
  factor: ConversionFactor,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const { nodeId, kind, productType, direction, unit, periods, seriesId } = factor
    const businessId = await businessOf(transaction, nodeId, user.visibleBusinessIds)
    checkFactor(factor)
    if (seriesId !== null) await checkSeries(transaction, factor, businessId)
    // One at a time, so that of two that have read the same only one is kept.
    await sql`lock table conversion_factor in share row exclusive mode`.execute(transaction)
    const before = await transaction
      .deleteFrom('conversion_factor')
      .where('node_id', '=', nodeId)
      .where('kind', '=', kind)
      .where('product_type', '=', productType)
      .where('direction', '=', direction)
      .returning(['changed_at', 'unit', 'periods'])
      .executeTakeFirst()
    if (unlessChangedSince !== undefined && !isUnchangedSince(before?.changed_at, unlessChangedSince))
      throw new Problem(409, 'FACTOR_CHANGED_MEANWHILE')
    refuseUnlessConfirmed(factorQuestions(factor, before), confirmed)
    if (seriesId !== null || periods.length > 0)
      await transaction
        .insertInto('conversion_factor')
        .values({
          ...{ client_business_id: businessId, node_id: nodeId, kind, product_type: productType },
          ...{ direction, unit, periods: JSON.stringify(periods), series_id: seriesId },
          ...{ changed_at: new Date(), changed_by: user.displayName },
        })
        .execute()
    await audit.write(transaction, {
      action: 'conversion-factor.set',
      actor: user,
      subject: { id: nodeId, name: nodeId },
      businessId,
      detail: {
        kind,
        productType,
        direction,
        unit,
        periods: periods.length,
        ...(seriesId !== null && { seriesId }),
      },
    })
  })
}

async function checkSeries(db: Database, { kind, unit, seriesId }: ConversionFactor, businessId: number) {
  const series = await db
    .selectFrom('measurement_series')
    .select(['quantity', 'unit'])
    .where('id', '=', seriesId!)
    .where('client_business_id', '=', businessId)
    .executeTakeFirst()
  const quantity = kind === 'PRICE' ? 'PRICE' : 'CARBON_INTENSITY'
  if (series?.quantity !== quantity || series.unit !== unit)
    throw new Problem(
      400,
      'FACTOR_INVALID',
      `body.seriesId: the business has no series ${seriesId} of ${quantity} in ${unit}`,
    )
}
