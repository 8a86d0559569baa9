import type { ConversionFactor } from '@energycockpit/contract'
import { Problem } from '../../http/problem'
import type { UndoFactor } from '../../organization/structure/undo-service'
import { areSame, keptFactor, storeFactorStep } from './factor-step'
import { findNodes, insertFactor, lockFactors, takeFactor } from './repository'
import { checkSeries } from './service'

/**
 * Sets a factor as it was before a step. Throws a Problem: 409 STEP_NOT_UNDOABLE where it is other now or its node is no
 * more, 400 FACTOR_INVALID where the series that said its values is.
 */
export const undoFactor: UndoFactor = async (context, { stored, businessId, step }) => {
  const { db, user } = context
  const kept = (stored.before ?? stored.after)!
  const { factor: subject, unit } = kept.fields
  const { kind, productType, direction } = subject
  const nodeId = stored.itemId.slice(0, -` ${kind} ${productType} ${direction}`.length)
  await lockFactors(db)
  const [node] = await findNodes(db, [nodeId], [businessId])
  if (node === undefined) throw notUndoable(`${kept.name} is no more`)
  const key = { nodeId, ...subject }
  const found = await takeFactor(db, key)
  const before = found ? await keptFactor(db, { ...key, ...found }, node) : null
  if (!areSame(before, stored.after)) throw notUndoable(`the factor of ${kept.name} is other now`)
  const wanted: ConversionFactor = {
    ...{ ...key, unit },
    ...{ periods: stored.before?.fields.periods ?? [], seriesId: stored.before?.fields.seriesId ?? null },
  }
  if (stored.before !== null) {
    if (wanted.seriesId !== null) await checkSeries(context, wanted, businessId)
    await insertFactor(db, { factor: wanted, businessId, changedBy: user.displayName })
  }
  const after = stored.before === null ? null : await keptFactor(db, wanted, node)
  const of = { factor: wanted, businessId, name: node.name }
  const undone = await storeFactorStep(context, of, { before, after }, step)
  if (undone === null) throw notUndoable('it changed nothing')
  return undone
}

const notUndoable = (detail: string) => new Problem(409, 'STEP_NOT_UNDOABLE', detail)
