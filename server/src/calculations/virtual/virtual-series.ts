import type {
  changeVirtualSeries as changeCall,
  createVirtualSeries as createCall,
  VirtualSeries,
} from '@energycockpit/contract'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ChangeContext } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { applyStep, lockBusiness, type StructureParts } from '../../organization/structure/apply-step'
import type { FormulaFields } from '../../organization/structure/formula-changes'
import { itemsById } from '../../organization/structure/item-repository'
import type { ItemOf } from '../../organization/structure/structure'
import { formulas } from './formulas'
import { findVirtual, placeOf } from './virtual-repository'

type Definition = z.output<(typeof changeCall)['body']>
type Creation = z.output<(typeof createCall)['body']>

/*
 * Each change is a step of the structure's history, of the metering point and its formula together, and is undone as
 * such. Throws a Problem: 404 for what the user does not see, 409 STRUCTURE_CHANGED_MEANWHILE where it has another
 * revision than the one read, and what `applyStep` and `Formulas` say.
 */

/** Values of their own virtual meters do not have. */
const parts: StructureParts = { withValues: async () => new Set(), formulas }

export async function createVirtualSeries(
  context: ChangeContext,
  { locationId, productType, name, ...definition }: Creation,
): Promise<VirtualSeries> {
  const { db, user } = context
  const { businessId } = await placeOf(db, locationId, user.visibleBusinessIds)
  await lockBusiness(context, businessId)
  const { rows } = await sql<{ seriesId: number }>`
    select nextval('virtual_series_number')::integer as "seriesId"`.execute(db)
  const { seriesId } = rows[0]!
  const id = `mp-virtual-${seriesId}`
  const point: ItemOf<'METERING_POINT'> = {
    ...{ id, businessId, revision: 1, archivedAt: null },
    fields: {
      ...{ kind: 'METERING_POINT', meteringPointId: `VIRTUAL-${seriesId}`, name, location: locationId },
      ...{
        parentMeteringPoint: null,
        formerParents: [],
        meterNumber: null,
        type: null,
        objectKind: 'VIRTUAL',
      },
      ...{ productType, malo: null, melo: null, attributes: {} },
      ...{ conversionFactor: [{ from: null, value: 1 }], meterExchanges: [] },
    },
  }
  const after = fieldsOf({ ...definition, seriesId, obis: null })
  await applyStep(context, parts, {
    ...{ businessId, action: 'CREATED', changes: [{ before: null, after: point }] },
    formulas: [{ id, name, before: null, after }],
  })
  return found(context, seriesId)
}

export async function changeVirtualSeries(
  context: ChangeContext,
  { seriesId, revision, name, ...definition }: Definition & { seriesId: number },
): Promise<VirtualSeries> {
  const { point, formula } = await toChange(context, { seriesId, revision })
  await applyStep(context, parts, {
    ...{ businessId: point.businessId, action: 'CHANGED' },
    changes: [{ before: point, after: { ...point, fields: { ...point.fields, name } } }],
    formulas: [
      {
        ...{ id: point.id, name, before: formula },
        after: fieldsOf({ ...definition, seriesId, obis: formula.obis }),
      },
    ],
  })
  return found(context, seriesId)
}

export async function removeVirtualSeries(
  context: ChangeContext,
  ref: { seriesId: number; revision?: number | undefined },
): Promise<void> {
  const { point, formula } = await toChange(context, ref)
  await applyStep(context, parts, {
    ...{ businessId: point.businessId, action: 'DELETED', changes: [{ before: point, after: null }] },
    formulas: [{ id: point.id, name: point.fields.name, before: formula, after: null }],
  })
}

/** Locks the structure of its business and all formulas, so that it stays what is answered here. */
async function toChange(
  context: ChangeContext,
  { seriesId, revision }: { seriesId: number; revision?: number | undefined },
): Promise<{ point: ItemOf<'METERING_POINT'>; formula: FormulaFields }> {
  const { db, user } = context
  const { place } = await findVirtual(db, seriesId, user.visibleBusinessIds)
  await lockBusiness(context, place.businessId)
  const { meteringPointId: id } = await findVirtual(db, seriesId, user.visibleBusinessIds)
  const formula = (await formulas.read(db, [id])).get(id)!
  const [point] = (await itemsById(db, 'METERING_POINT', [id])) as ItemOf<'METERING_POINT'>[]
  if (point === undefined) throw new Problem(404, 'NOT_FOUND')
  if (revision !== undefined && point.revision !== revision)
    throw new Problem(409, 'STRUCTURE_CHANGED_MEANWHILE', `it has revision ${point.revision}`)
  return { point, formula }
}

const fieldsOf = ({
  seriesId,
  formula,
  quantity,
  unit,
  direction,
  obis,
}: Omit<FormulaFields, 'kind'>): FormulaFields => ({
  ...{ kind: 'FORMULA', seriesId, formula, quantity, unit, direction, obis },
})

async function found({ db, user }: ChangeContext, seriesId: number): Promise<VirtualSeries> {
  const { place: _place, ...series } = await findVirtual(db, seriesId, user.visibleBusinessIds)
  return series
}
