import type { MarketIds } from '@energycockpit/contract'
import type { ChangeContext } from '../audit/service-context'
import type { Entities } from '../entities/entities'
import { Problem } from '../http/problem'
import { isPermitted } from '../access/permissions'
import type { SignedInUser } from '../access/signed-in-user'
import { storedMarketIds, type MarketIdsAsWritten } from './stored-market-ids'
import { anyOf } from '../access/visible-businesses'
import { applyStep, lockBusiness, type StructureParts } from './structure/apply-step'
import type { FormulaChange } from './structure/formula-changes'
import { itemsById, seriesAt } from './structure/item-repository'
import type { Change, ItemOf } from './structure/structure'

/** What the market calls a metering point; a 404 when it is none of the visible businesses'. */
export async function marketIds(
  { db }: Pick<Entities, 'db'>,
  id: string,
  user: SignedInUser,
): Promise<MarketIds> {
  const point = await pointOf({ db }, id, user)
  const series = await db
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
 * Sets them as one step of the structure's history, and writes into the audit log who did. Throws a Problem: 400 for
 * what is no such id or for a series of another metering point, 404 for a metering point that is not seen, and what
 * `applyStep` says.
 */
export async function changeMarketIds(
  context: ChangeContext,
  parts: StructureParts,
  { id, written }: { id: string; written: MarketIdsAsWritten },
): Promise<void> {
  const { db, user } = context
  const { client_business_id: businessId, ...point } = await pointOf(context, id, user)
  await lockBusiness(context, businessId)
  const { malo, melo, series } = storedMarketIds(written, point.product_type)
  const [item] = (await itemsById(db, 'METERING_POINT', [id])) as ItemOf<'METERING_POINT'>[]
  const items = new Map((await seriesAt(db, [id])).map((one) => [Number(one.id), one as ItemOf<'SERIES'>]))
  const changes: Change[] = [{ before: item!, after: { ...item!, fields: { ...item!.fields, malo, melo } } }]
  const formulas: FormulaChange[] = []
  for (const { seriesId, obis } of series) {
    const before = items.get(seriesId)
    if (before) changes.push({ before, after: { ...before, fields: { ...before.fields, obis } } })
    else
      formulas.push(
        ...(await obisOfVirtual(context, parts, { pointId: id, name: point.name, seriesId, obis })),
      )
  }
  // The entry says more than that something was changed.
  const silent = { ...context, record: () => Promise.resolve() }
  const { step } = await applyStep(silent, parts, { businessId, action: 'CHANGED', changes, formulas })
  await context.record({
    action: 'metering-point.ids-changed',
    subject: { id, name: point.name },
    businessId,
    detail: {
      ...{ malo: malo ?? '', melo: melo ?? '', obis: series.map(({ obis }) => obis ?? '–').join(', ') },
      ...(step !== null && { step }),
    },
  })
}

/** A virtual series is no item of the structure: it belongs to the formula. */
async function obisOfVirtual(
  { db }: ChangeContext,
  { formulas }: StructureParts,
  { pointId, name, seriesId, obis }: { pointId: string; name: string; seriesId: number; obis: string | null },
): Promise<FormulaChange[]> {
  const before = (await formulas.read(db, [pointId])).get(pointId)
  if (before?.seriesId !== seriesId)
    throw new Problem(400, 'VALIDATION_FAILED', `series ${seriesId} is none of this metering point`)
  return [{ id: pointId, name, before, after: { ...before, obis } }]
}

async function pointOf({ db }: Pick<Entities, 'db'>, id: string, { visibleBusinessIds }: SignedInUser) {
  const point = await db
    .selectFrom('metering_point')
    .select(['name', 'malo', 'melo', 'product_type', 'client_business_id'])
    .where('id', '=', id)
    .where('client_business_id', '=', anyOf(visibleBusinessIds))
    .executeTakeFirst()
  if (!point) throw new Problem(404, 'NOT_FOUND')
  return point
}
