import type {
  changeVirtualSeries as changeCall,
  createVirtualSeries as createCall,
  VirtualSeries,
} from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { ChangeContext } from '../../audit/service-context'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import { checkDefinition, commonInterval } from './check-definition'
import { formulaParts, madeOf } from './formula-parts'
import { FormulaProblem } from './formula-problem'
import type { FormulaParts } from './plan-virtual'
import { findVirtual, inputParts, storeInputs, placeOf } from './virtual-repository'

type Database = Kysely<Tables>
type Definition = z.output<(typeof changeCall)['body']>
type Creation = z.output<(typeof createCall)['body']>

/*
 * Whatever is written is checked with all that it is made of and all that is made of it. What cannot be calculated is
 * refused with a Problem: 400 FORMULA_INVALID or FORMULA_CYCLE, 404 for what the user does not see, 409 SERIES_IN_USE
 * where other virtual meters need it as it is. Each change is in the audit log.
 */

export async function createVirtualSeries(
  context: ChangeContext,
  definition: Creation,
): Promise<VirtualSeries> {
  const { db, user } = context
  await lockFormulas(db)
  const { locationId, productType, name, formula } = definition
  const place = await placeOf(db, locationId, user.visibleBusinessIds)
  const inputs = await inputParts(db, formula, place)
  const { rows } = await sql<{ id: number }>`
    select nextval('virtual_series_number')::integer as id`.execute(db)
  const { id } = rows[0]!
  const pointId = `mp-virtual-${id}`
  await db
    .insertInto('metering_point')
    .values({
      ...{ id: pointId, client_business_id: place.businessId, location_id: locationId, parent_id: null },
      ...{ metering_point_id: `VIRTUAL-${id}`, meter_number: null, type: null, kind: 'VIRTUAL' },
      ...{ name, product_type: productType, formula },
    })
    .execute()
  await db
    .insertInto('measurement_series')
    .values({
      ...{ id, client_business_id: place.businessId, metering_point_id: pointId, series_type: 'VIRTUAL' },
      ...meaningOf(definition),
      interval: commonInterval(inputs, place.timeZone),
    })
    .execute()
  await storeInputs(db, id, inputs)
  checkDefinition(id, await formulaParts(db, [id]))
  return recorded(context, 'created', await findVirtual(db, id, user.visibleBusinessIds))
}

export async function changeVirtualSeries(
  context: ChangeContext,
  { seriesId: id, ...definition }: Definition & { seriesId: number },
): Promise<VirtualSeries> {
  const { db } = context
  const visible = context.user.visibleBusinessIds
  await lockFormulas(db)
  const before = await findVirtual(db, id, visible)
  const inputs = await inputParts(db, definition.formula, before.place)
  const after = { ...meaningOf(definition), interval: commonInterval(inputs, before.place.timeZone) }
  await db
    .updateTable('metering_point')
    .set((changed) => ({
      ...{ name: definition.name, formula: definition.formula },
      revision: changed('revision', '+', 1),
    }))
    .where('id', '=', before.meteringPointId)
    .execute()
  await db.updateTable('measurement_series').set(after).where('id', '=', id).execute()
  await storeInputs(db, id, inputs)
  checkDefinition(id, await formulaParts(db, [id]))
  const dependents = await madeOf(db, id)
  const { quantity, unit, direction, interval } = before
  const isOther = [quantity, unit, direction, interval].join() !== Object.values(after).join()
  if (isOther && dependents.length > 0) throw inUse(dependents)
  for (const one of dependents) checkDependent(one, await formulaParts(db, [one]))
  return recorded(context, 'changed', await findVirtual(db, id, visible))
}

export async function removeVirtualSeries(
  context: ChangeContext,
  { seriesId: id }: { seriesId: number },
): Promise<void> {
  const { db } = context
  await lockFormulas(db)
  const before = await findVirtual(db, id, context.user.visibleBusinessIds)
  const dependents = await madeOf(db, id)
  if (dependents.length > 0) throw inUse(dependents)
  await db.deleteFrom('measurement_series').where('id', '=', id).execute()
  await db.deleteFrom('metering_point').where('id', '=', before.meteringPointId).execute()
  await recorded(context, 'removed', before)
}

/** One change at a time: two that are right by themselves could be a cycle together. */
const lockFormulas = (db: Database) =>
  sql`lock table virtual_series_input in share row exclusive mode`.execute(db)

const meaningOf = ({ quantity, unit, direction }: Definition) => ({ quantity, unit, direction })

/** What is made of a series must be calculable with it as it is now. */
function checkDependent(id: number, parts: FormulaParts): void {
  try {
    checkDefinition(id, parts)
  } catch (error) {
    if (!(error instanceof FormulaProblem)) throw error
    const detail = `series ${id} is made of it and could no longer be calculated: ${error.message}`
    throw new Problem(409, 'SERIES_IN_USE', detail, { cause: error })
  }
}

const inUse = (dependents: readonly number[]) =>
  new Problem(409, 'SERIES_IN_USE', `series ${dependents.join(', ')} are made of it`)

async function recorded(
  context: ChangeContext,
  what: 'created' | 'changed' | 'removed',
  { place, ...series }: Awaited<ReturnType<typeof findVirtual>>,
): Promise<VirtualSeries> {
  await context.record({
    action: `virtual-series.${what}`,
    subject: { id: String(series.seriesId), name: series.name },
    businessId: place.businessId,
    detail: { formula: series.formula },
  })
  return series
}
