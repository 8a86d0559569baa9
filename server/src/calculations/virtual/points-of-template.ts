import type { FormulaTemplate } from '@energycockpit/contract'
import { anyOf } from '../../access/visible-businesses'
import type { Entities } from '../../entities/entities'
import { formulaTemplate } from './formula-template'

/** Ids of the metering points of the visible businesses that have a formula which does this. */
export async function pointsOfTemplate(
  { db }: Pick<Entities, 'db'>,
  template: FormulaTemplate,
  visible: readonly number[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('metering_point')
    .select(['id', 'formula'])
    .where('formula', 'is not', null)
    .where('client_business_id', '=', anyOf(visible))
    .execute()
  return rows.flatMap(({ id, formula }) => (formulaTemplate(formula!) === template ? id : []))
}
