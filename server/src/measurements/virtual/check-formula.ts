import type { CheckedFormula, checkVirtualSeries, FormulaInput } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Tables } from '../../entities/tables'
import type { SignedInUser } from '../../identity/signed-in-user'
import { anyOf } from '../../organization/visible-businesses'
import { checkDefinition, commonInterval, FormulaProblem, inputsOf } from './check-definition'
import { formulaParts } from './formula-parts'
import { namesOf } from './list-virtual'
import { findVirtual, inputParts, placeOf } from './virtual-repository'

type Database = Kysely<Tables>

/** No series has it: what is checked as a new one. */
const newcomer = -1

/**
 * Whether a formula could be calculated, by the rules that it is stored by; nothing is stored. Throws a Problem (404)
 * for a location or a virtual series that the user does not see.
 */
export async function checkFormula(
  db: Database,
  { formula, quantity, unit, locationId, seriesId }: z.output<(typeof checkVirtualSeries)['body']>,
  { visibleBusinessIds }: Pick<SignedInUser, 'visibleBusinessIds'>,
): Promise<CheckedFormula> {
  const place =
    seriesId === null
      ? await placeOf(db, locationId, visibleBusinessIds)
      : (await findVirtual(db, seriesId, visibleBusinessIds)).place
  let inputs: FormulaInput[] = []
  try {
    inputs = await namesOf(db, inputsOf(formula), anyOf([place.businessId]))
    const parts = await inputParts(db, formula, place)
    const interval = commonInterval(parts, place.timeZone)
    const all = await formulaParts(
      db,
      parts.map(({ id }) => id),
    )
    const id = seriesId ?? newcomer
    const draft = { id, quantity, unit, interval, timeZone: place.timeZone, formula }
    checkDefinition(id, new Map([...all, [id, draft]]))
    return { fault: null, inputs, interval }
  } catch (error) {
    if (!(error instanceof FormulaProblem)) throw error
    return { fault: error.fault, inputs, interval: null }
  }
}
