import type { VirtualSeries } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { Problem } from '../../http/problem'
import { anyOf } from '../../access/visible-businesses'
import { inputsOf } from './check-definition'
import { FormulaProblem } from './formula-problem'
import { placesOfSeries } from './formula'
import { formulaParts } from './formula-parts'
import { parseFormula } from './parse-formula'
import { seriesNamedIn } from './own-parts'
import type { FormulaPart } from './plan-virtual'

type Database = Kysely<Tables>

/** Where a virtual meter stands. */
export interface Place {
  businessId: number
  timeZone: string
}

/** A virtual series of one of the visible businesses. Throws a Problem (404) when there is none. */
export async function findVirtual(
  db: Database,
  id: number,
  visible: readonly number[],
): Promise<VirtualSeries & { place: Place }> {
  const found = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .innerJoin('location as l', 'l.id', 'p.location_id')
    .select(['s.id as seriesId', 's.quantity', 's.unit', 's.direction', 's.interval', 'p.name'])
    .select(['p.id as meteringPointId', 'p.product_type as productType', 'p.formula', 'p.revision'])
    .select(['l.id as locationId', 'l.time_zone', 's.client_business_id'])
    .where('s.id', '=', id)
    .where('s.series_type', '=', 'VIRTUAL')
    .where('s.client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  if (found === undefined) throw new Problem(404, 'NOT_FOUND')
  const { time_zone: timeZone, client_business_id: businessId, ...series } = found
  const formula = series.formula ?? ''
  const named = seriesNamedIn(formula)
  const names = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select(['s.id as seriesId', 'p.name', 's.unit'])
    // A number in a formula may be bigger than the column's type admits.
    .where('s.id', '=', sql<number>`any (${`{${named.join(',')}}`}::bigint[])`)
    .execute()
  const inputs = named.flatMap((id) => names.filter(({ seriesId }) => seriesId === id))
  return { ...series, formula, inputs, place: { businessId, timeZone } }
}

/** Throws a Problem (404) for a location that is none of the visible businesses'. */
export async function placeOf(db: Database, locationId: string, visible: readonly number[]): Promise<Place> {
  const found = await db
    .selectFrom('location')
    .select(['client_business_id as businessId', 'time_zone as timeZone'])
    .where('id', '=', locationId)
    .where('client_business_id', '=', anyOf(visible))
    .executeTakeFirst()
  if (found === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such location')
  return found
}

/**
 * The series that a formula names. Throws a Problem (400) when there is none, or one is not the business's: whoever
 * sees the virtual meter sees through it what it is made of. What is archived is named only by a formula that did so
 * `before`.
 */
export async function inputParts(
  db: Database,
  { formula, before }: { formula: string; before: string | null },
  { businessId }: Pick<Place, 'businessId'>,
): Promise<[FormulaPart, ...FormulaPart[]]> {
  const ids = inputsOf(formula)
  const own = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select(['s.id', sql<boolean>`coalesce(s.archived_at, p.archived_at) is not null`.as('isArchived')])
    .where('s.client_business_id', '=', businessId)
    // A number in a formula may be bigger than the column's type admits.
    .where('s.id', '=', sql<number>`any (${`{${ids.join(',')}}`}::bigint[])`)
    .execute()
  const unknown = ids.find((id) => own.every((one) => one.id !== id))
  if (unknown !== undefined)
    throw new FormulaProblem(`UNKNOWN_SERIES: the business has no series ${unknown}`, {
      code: 'UNKNOWN_SERIES',
      ...placeIn(formula, unknown),
      about: [String(unknown)],
    })
  const named = new Set(before === null ? [] : seriesNamedIn(before))
  const archived = own.find(({ id, isArchived }) => isArchived && !named.has(id))
  if (archived !== undefined)
    throw new FormulaProblem(`SERIES_ARCHIVED: series ${archived.id} is archived`, {
      code: 'SERIES_ARCHIVED',
      ...placeIn(formula, archived.id),
      about: [String(archived.id)],
    })
  const [first, ...others] = ids
  if (first === undefined)
    throw new FormulaProblem('NO_UNIT: the formula names no series', { code: 'NO_UNIT' })
  const parts = await formulaParts(db, ids)
  return [parts.get(first)!, ...others.map((id) => parts.get(id)!)]
}

const placeIn = (formula: string, id: number) => {
  const { start, end } = placesOfSeries(parseFormula(formula)).get(id)!
  return { start, end }
}

/** Says which series a virtual one is made of. */
export async function storeInputs(db: Database, id: number, inputs: readonly FormulaPart[]): Promise<void> {
  await db.deleteFrom('virtual_series_input').where('series_id', '=', id).execute()
  await db
    .insertInto('virtual_series_input')
    .values(inputs.map((input) => ({ series_id: id, input_id: input.id })))
    .execute()
}

/** How many prices, factors and rules are set by a series or for it. */
export async function settingsOf(db: Database, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from conversion_factor where series_id = ${id})
      + (select count(*) from series_rules where series_id = ${id}))::integer as count`.execute(db)
  return rows[0]!.count
}
