import { seriesIntervals } from '@energycockpit/contract'
import { isOfCalendar } from '@energycockpit/time'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import type { FormulaChange, FormulaFields, Formulas } from '../../organization/structure/formula-changes'
import { checkDefinition, commonInterval } from './check-definition'
import { formulaParts, madeOf } from './formula-parts'
import { FormulaProblem } from './formula-problem'
import { seriesNamedIn } from './own-parts'
import type { FormulaParts } from './plan-virtual'
import { inputParts, settingsOf, storeInputs } from './virtual-repository'

type Database = Kysely<Tables>
type Stored = FormulaChange & { after: FormulaFields }

/**
 * Formulas as the steps of the structure change them. Whatever is written is checked with all that it is made of and all
 * that is made of it. What cannot be calculated is refused with a Problem: 400 FORMULA_INVALID or FORMULA_CYCLE, 409
 * SERIES_IN_USE where other virtual meters need it as it is, 409 STRUCTURE_IN_USE where prices, factors or rules do.
 */
export const formulas: Formulas = {
  async read(db, pointIds) {
    await lockFormulas(db)
    const rows = await db
      .selectFrom('metering_point as p')
      .innerJoin('measurement_series as s', 's.metering_point_id', 'p.id')
      .select(['p.id', 'p.formula', 's.id as seriesId', 's.quantity', 's.unit', 's.direction', 's.obis'])
      .where('s.series_type', '=', 'VIRTUAL')
      .where('p.id', 'in', pointIds)
      .execute()
    return new Map(
      rows.map(({ id, formula, ...series }) => [
        id,
        { kind: 'FORMULA', formula: formula ?? '', ...series } satisfies FormulaFields,
      ]),
    )
  },

  async remove(db, changes) {
    for (const { before } of changes) {
      await lockFormulas(db)
      const { seriesId } = before!
      const dependents = await madeOf(db, seriesId)
      if (dependents.length > 0) throw inUse(dependents)
      const settings = await settingsOf(db, seriesId)
      if (settings > 0) throw new Problem(409, 'STRUCTURE_IN_USE', `SETTINGS: ${settings}`)
      await db.deleteFrom('measurement_series').where('id', '=', seriesId).execute()
    }
  },

  async store(db, changes) {
    for (const { after, ...change } of changes) {
      await lockFormulas(db)
      await storeFormula(db, { ...change, after: after! })
    }
  },

  async checkDays(db, locationIds) {
    for (const { id, timeZone } of await virtualAt(db, locationIds)) {
      const parts = await formulaParts(db, [id])
      commonInterval(partsNamedIn(id, parts), timeZone)
      for (const dependent of await madeOf(db, id)) {
        const all = await formulaParts(db, [dependent])
        commonInterval(partsNamedIn(dependent, all), all.get(dependent)!.timeZone)
      }
    }
  },
}

const partsNamedIn = (id: number, parts: FormulaParts) =>
  seriesNamedIn(parts.get(id)?.formula ?? '').flatMap((input) => parts.get(input) ?? [])

const ofCalendar = seriesIntervals.filter(isOfCalendar)

/** Virtual series of daily or longer values at locations; others do not know where days begin. */
const virtualAt = async (db: Database, locationIds: readonly string[]) =>
  locationIds.length === 0
    ? []
    : await db
        .selectFrom('measurement_series as s')
        .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
        .innerJoin('location as l', 'l.id', 'p.location_id')
        .select(['s.id', 'l.time_zone as timeZone'])
        .where('s.series_type', '=', 'VIRTUAL')
        .where('s.interval', 'in', ofCalendar)
        .where('l.id', 'in', locationIds)
        .execute()

/** One change at a time: two that are right by themselves could be a cycle together. */
const lockFormulas = (db: Database) =>
  sql`lock table virtual_series_input in share row exclusive mode`.execute(db)

async function storeFormula(db: Database, { id: pointId, before, after }: Stored): Promise<void> {
  const { seriesId: id, formula, quantity, unit, direction, obis } = after
  const place = await db
    .selectFrom('metering_point as p')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['p.client_business_id as businessId', 'l.time_zone as timeZone'])
    .where('p.id', '=', pointId)
    .executeTakeFirstOrThrow()
  const inputs = await inputParts(db, { formula, before: before?.formula ?? null }, place)
  const interval = commonInterval(inputs, place.timeZone)
  await db.updateTable('metering_point').set({ formula }).where('id', '=', pointId).execute()
  const columns = { quantity, unit, direction, obis, interval }
  const earlier = before && (await intervalOf(db, id))
  if (before === null)
    await db
      .insertInto('measurement_series')
      .values({
        ...{ id, client_business_id: place.businessId, metering_point_id: pointId, series_type: 'VIRTUAL' },
        ...columns,
      })
      .execute()
  else await db.updateTable('measurement_series').set(columns).where('id', '=', id).execute()
  await storeInputs(db, id, inputs)
  checkDefinition(id, await formulaParts(db, [id]))
  const dependents = await madeOf(db, id)
  const meaning = (one: FormulaFields | null) => [one?.quantity, one?.unit, one?.direction].join()
  const isOther = meaning(before) !== meaning(after) || earlier !== interval
  if (isOther && dependents.length > 0) throw inUse(dependents)
  for (const one of dependents) checkDependent(one, await formulaParts(db, [one]))
}

const intervalOf = async (db: Database, id: number) =>
  (
    await db
      .selectFrom('measurement_series')
      .select('interval')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).interval

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
