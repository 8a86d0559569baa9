import type { ConversionFactor, ConversionFactors } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { ChangeContext, Context } from '../../audit/service-context'
import { refuseUnlessConfirmed } from '../../http/confirmation-needed'
import { Problem } from '../../http/problem'
import { isUnchangedSince } from '../../http/unchanged-since'
import { checkFactor } from './check-factor'
import { keptFactor, storeFactorStep } from './factor-step'
import {
  findBusinessOfNode,
  findNodes,
  findSeries,
  insertFactor,
  listFactors,
  listFactorsAbove,
  lockFactors,
  takeFactor,
} from './repository'
import { factorQuestions } from './usual-factors'

/**
 * What holds at a node, and from where it has it; without a node, what was set for whichever the user sees. Throws a
 * Problem (404) for a node that the user does not see.
 */
export async function readFactors(
  { db, user }: Context,
  { nodeId }: { nodeId?: string | undefined },
): Promise<ConversionFactors> {
  const { visibleBusinessIds: visible, roles } = user
  const canChange = isPermitted(roles, 'calculations:define')
  if (nodeId === undefined) {
    const { factors, more } = await listFactors(db, visible)
    const named = factors.map((factor) => factor.nodeId)
    return { factors, inherited: [], nodes: await findNodes(db, named, visible), more, canChange }
  }
  const businessId = await businessOf({ db, user }, nodeId)
  const found = await listFactorsAbove(db, nodeId, { businessId, visible })
  const factors = found.filter((factor) => factor.nodeId === nodeId)
  const inherited = found.filter((factor) => factor.nodeId !== nodeId)
  const named = [nodeId, ...inherited.map((factor) => factor.nodeId)]
  return { factors, inherited, nodes: await findNodes(db, named, visible), more: false, canChange }
}

interface FactorToSet extends ConversionFactor {
  /** ISO 8601, or `never`; absent: whenever that was. */
  unlessChangedSince?: string | undefined
  /** Ids of questions to which the answer is yes. */
  confirmed: readonly string[]
}

/**
 * Sets the factors of a node, in place of what was set before. Throws a Problem: 404 for a node that the user does not
 * see, 400 for factors that cannot be calculated with and for a series that is none of the business's, of the super
 * client's above it or of those below it that the user sees, 409 where somebody has set or removed them since
 * `unlessChangedSince`, 422 with what is to be confirmed of values that are new.
 */
export async function setFactor(
  context: ChangeContext,
  { unlessChangedSince, confirmed, ...factor }: FactorToSet,
): Promise<void> {
  const { db, user } = context
  const { nodeId, periods, seriesId } = factor
  const businessId = await businessOf(context, nodeId)
  checkFactor(factor)
  if (seriesId !== null) await checkSeries(context, factor, businessId)
  // One at a time, so that of two that have read the same only one is kept.
  await lockFactors(db)
  const [node] = await findNodes(db, [nodeId], [businessId])
  const before = await takeFactor(db, factor)
  if (unlessChangedSince !== undefined && !isUnchangedSince(before?.changed_at, unlessChangedSince))
    throw new Problem(409, 'FACTOR_CHANGED_MEANWHILE')
  refuseUnlessConfirmed(factorQuestions(factor, before), confirmed)
  const isSet = seriesId !== null || periods.length > 0
  if (isSet) await insertFactor(db, { factor, businessId, changedBy: user.displayName })
  const change = {
    before: before ? await keptFactor(db, { ...factor, ...before }, node!) : null,
    after: isSet ? await keptFactor(db, factor, node!) : null,
  }
  await storeFactorStep(context, { factor, businessId, name: node!.name }, change)
}

export async function businessOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  nodeId: string,
): Promise<number> {
  const businessId = await findBusinessOfNode(db, nodeId, user.visibleBusinessIds)
  if (businessId === undefined) throw new Problem(404, 'NOT_FOUND', 'There is no such node')
  return businessId
}

export async function checkSeries(
  { db, user }: Context,
  { kind, unit, seriesId }: ConversionFactor,
  businessId: number,
) {
  const series = await findSeries(db, seriesId!, { businessId, visible: user.visibleBusinessIds })
  const quantity = kind === 'PRICE' ? 'PRICE' : 'CARBON_INTENSITY'
  if (series?.quantity !== quantity || series.unit !== unit)
    throw new Problem(
      400,
      'FACTOR_INVALID',
      `body.seriesId: there is no series ${seriesId} of ${quantity} in ${unit} in the business, in the super client above it, or in a business below it that you see`,
    )
}
