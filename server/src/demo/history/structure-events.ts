import { updateStructureItem, type FieldsOf, type StructureKind } from '@energycockpit/contract'
import { formulas } from '../../calculations/index'
import type { DemoUser } from '../../identity/demo-users'
import { applyStep, lockBusiness, type StructureParts } from '../../organization/structure/apply-step'
import { itemsById } from '../../organization/structure/item-repository'
import type { Change } from '../../organization/structure/structure'
import type { DemoEvent } from './event'

/** Nothing is changed that values depend on. */
export const parts: StructureParts = { withValues: async () => new Set(), formulas }

interface ChangedItems<Kind extends StructureKind> {
  business: number
  kind: Kind
  /** What becomes of the fields of an item, by its id. */
  items: Readonly<Record<string, (fields: FieldsOf<Kind>, firstStart: Date) => Partial<FieldsOf<Kind>>>>
}

/** Some fields of several items become others in one step. What a user has deleted or archived meanwhile is left out. */
export const changedItems = <Kind extends StructureKind>(
  key: string,
  by: DemoUser['key'],
  { business: businessId, kind, items }: ChangedItems<Kind>,
): DemoEvent => ({
  ...{ key, by, permission: updateStructureItem.permission },
  change: async (context, { firstStart }) => {
    await lockBusiness(context, businessId)
    const found = await itemsById(context.db, kind, Object.keys(items))
    const changes = found
      .filter((item) => item.businessId === businessId && item.archivedAt === null)
      .map((before): Change => {
        const fields = before.fields as FieldsOf<Kind>
        return {
          before,
          after: { ...before, fields: { ...fields, ...items[before.id]!(fields, firstStart) } },
        }
      })
    await applyStep(context, parts, { businessId, action: 'CHANGED', changes })
  },
})
