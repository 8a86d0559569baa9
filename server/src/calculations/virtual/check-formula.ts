import type {
  CheckedFormula,
  checkVirtualSeries,
  FormulaInput,
  MeasurementSeries,
} from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Tables } from '../../entities/tables'
import type { SignedInUser } from '../../access/signed-in-user'
import { anyOf } from '../../access/visible-businesses'
import { checkDefinition, commonInterval, inputsOf } from './check-definition'
import { FormulaProblem } from './formula-problem'
import { formulaParts } from './formula-parts'
import { namesOf } from './list-virtual'
import { findVirtual, inputParts, placeOf, type Place } from './virtual-repository'
import type { FormulaPart, FormulaParts } from './plan-virtual'

type Database = Kysely<Tables>

/** No series has it, and the engine can name one by it: what is looked at as a new one. */
const newcomer = 4_294_967_295

/** A formula as it is typed. */
export type TypedFormula = z.output<(typeof checkVirtualSeries)['body']>
type Principal = Pick<SignedInUser, 'visibleBusinessIds'>

/** What a formula would be as a series, with all that it is made of. */
export interface DraftedSeries extends FormulaPart {
  interval: MeasurementSeries['interval']
  parts: FormulaParts
}

/**
 * Whether a formula could be calculated, by the rules that it is stored by; nothing is stored. Throws a Problem (404)
 * for a location or a virtual series that the user does not see.
 */
export async function checkFormula(
  db: Database,
  typed: TypedFormula,
  principal: Principal,
): Promise<CheckedFormula> {
  const place = await placeOfFormula(db, typed, principal)
  let inputs: FormulaInput[] = []
  try {
    inputs = await namesOf(db, inputsOf(typed.formula), anyOf([place.businessId]))
    const { interval } = await seriesDrafted(db, typed, place)
    return { fault: null, inputs, interval }
  } catch (error) {
    if (!(error instanceof FormulaProblem)) throw error
    return { fault: error.fault, inputs, interval: null }
  }
}

/** The same, for whoever goes on with it. Throws a FormulaProblem (400) for what could not be calculated. */
export async function draftFormula(
  db: Database,
  typed: TypedFormula,
  principal: Principal,
): Promise<DraftedSeries> {
  return seriesDrafted(db, typed, await placeOfFormula(db, typed, principal))
}

/** With the formula that the series has, which is to be another. */
interface PlaceOfFormula extends Place {
  before: string | null
}

async function placeOfFormula(
  db: Database,
  { locationId, seriesId }: TypedFormula,
  { visibleBusinessIds }: Principal,
): Promise<PlaceOfFormula> {
  if (seriesId === null) return { ...(await placeOf(db, locationId, visibleBusinessIds)), before: null }
  const { place, formula } = await findVirtual(db, seriesId, visibleBusinessIds)
  return { ...place, before: formula }
}

async function seriesDrafted(
  db: Database,
  { formula, quantity, unit, seriesId }: TypedFormula,
  { before, ...place }: PlaceOfFormula,
): Promise<DraftedSeries> {
  const inputs = await inputParts(db, { formula, before }, place)
  const { timeZone } = place
  const interval = commonInterval(inputs, timeZone)
  const all = await formulaParts(
    db,
    inputs.map(({ id }) => id),
  )
  const draft = { id: seriesId ?? newcomer, quantity, unit, interval, timeZone, formula }
  const parts = new Map([...all, [draft.id, draft]])
  checkDefinition(draft.id, parts)
  return { ...draft, parts }
}
