import { maxEnergyUses, type EnergyUse, type EnergyUseContent } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { ChangeContext, Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { areSeries } from '../documents/repository'
import { documentService } from '../documents/service'
import { areLinks, isPoint, keepVersion, listVersions } from './repository'

const documents = documentService<EnergyUseContent>({
  ...{ table: 'energy_use', most: maxEnergyUses },
  ...{ tooMany: 'TOO_MANY_ENERGY_USES', changedMeanwhile: 'ENERGY_USE_CHANGED_MEANWHILE' },
  async refuseUnknown({ db, user }, content, before) {
    const visible = user.visibleBusinessIds
    // What was named may be gone meanwhile, and the other fields can be changed all the same.
    const named = <Id>(of: (one: EnergyUseContent) => readonly Id[]) => {
      const known = new Set(before && of(before))
      return of(content).filter((id) => !known.has(id))
    }
    const [point] = named((one) => (one.point ? [one.point.id] : []))
    const areThere = [
      await areSeries(
        db,
        named((one) => one.variableSeries.map(({ id }) => id)),
        visible,
      ),
      await areLinks(
        db,
        'indicator',
        named((one) => one.indicatorIds),
        visible,
      ),
      await areLinks(
        db,
        'baseline',
        named((one) => one.baselineIds),
        visible,
      ),
      await areLinks(
        db,
        'energy_action',
        named((one) => one.actionIds),
        visible,
      ),
      point === undefined || (await isPoint(db, point, visible)),
    ]
    if (areThere.includes(false))
      throw new Problem(404, 'NOT_FOUND', 'There is no such series, indicator, baseline, action or meter')
  },
  refuseBeside(content, others) {
    // Of two it could not be said which decision holds; the one that is there is changed, and its history says so.
    const same = others.find(({ content: other }) => keyOf(other) === keyOf(content))
    if (same) throw new Problem(409, 'ENERGY_USE_EXISTS', same.content.name)
  },
})

const keyOf = ({ nodeId, productType, use, point }: EnergyUseContent) =>
  JSON.stringify([nodeId, productType, use, point?.id ?? null])

/** Documents whose every version is kept. */
export const energyUseService = {
  read: documents.read,

  async create(context: ChangeContext, content: EnergyUseContent): Promise<EnergyUse> {
    const made = await documents.create(context, content)
    await keepVersion(context.db, { id: made.id, step: 'created' })
    return made
  },

  async change(
    context: ChangeContext,
    id: string,
    change: { revision: number; content: EnergyUseContent },
  ): Promise<EnergyUse> {
    const changed = await documents.change(context, id, change)
    await keepVersion(context.db, { id, step: 'changed' })
    return changed
  },

  async remove(context: ChangeContext, id: string, revision: number): Promise<void> {
    await documents.remove(context, id, revision)
    await keepVersion(context.db, { id, step: 'deleted' })
  },

  async restore(context: ChangeContext, id: string): Promise<EnergyUse> {
    const restored = await documents.restore(context, id)
    // Of what was not deleted the revision is kept already.
    await keepVersion(context.db, { id, step: 'restored' })
    return restored
  },
}

export async function readEnergyUses(context: Context) {
  const canEdit = isPermitted(context.user.roles, 'energy-uses:edit')
  const seesOneBusiness = context.user.visibleBusinessIds.length === 1
  return { uses: await energyUseService.read(context), canEdit, seesOneBusiness }
}

/** Throws a Problem (404) for a use that is not seen. */
export async function readHistory({ db, user }: Context, id: string) {
  const versions = await listVersions(db, id, user.visibleBusinessIds)
  if (versions.length === 0) throw new Problem(404, 'NOT_FOUND', 'There is no such use')
  return { versions: versions.map(({ at, ...version }) => ({ ...version, at: at.toISOString() })) }
}
