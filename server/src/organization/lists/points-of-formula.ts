import type { FormulaTemplate } from '@energycockpit/contract'
import type { SignedInUser } from '../../access/signed-in-user'

/** Ids of the virtual meters of the visible businesses whose formula does this. */
export type PointsOfTemplate = (
  template: FormulaTemplate,
  visible: readonly number[],
) => Promise<readonly string[]>

/** A query with the metering points among which it looks, where it asks for those of a formula. */
export async function amongFormulas<Query extends { formulaTemplate?: FormulaTemplate | undefined }>(
  query: Query,
  { visibleBusinessIds }: Pick<SignedInUser, 'visibleBusinessIds'>,
  pointsOf: PointsOfTemplate,
): Promise<Query & { among?: readonly string[] }> {
  const { formulaTemplate: template } = query
  return template === undefined ? query : { ...query, among: await pointsOf(template, visibleBusinessIds) }
}
