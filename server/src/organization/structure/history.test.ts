import fc from 'fast-check'
import type { StructureFields, StructureItem } from '@energycockpit/contract'
import { formulas } from '../../calculations/index'
import { itemsOfBusiness } from './item-repository'
import { location, unit } from './items.testing'
import { archiveItem, createItem, deleteItem, updateItem } from './service'
import { above, Structure } from './structure'
import { readSteps } from './read-steps'
import { undoStep } from './undo-service'
import { walkedBusiness } from './walked-business.testing'

/*
 * Whatever users do, one after the other: what is kept is always a structure, and undoing all of it ends where it began.
 */
const businessId = 7
const { user, accepted: unlessRefused, db: store } = walkedBusiness(businessId)

const parts = { withValues: async () => new Set<number>(), formulas }

async function forgetAll(): Promise<void> {
  const db = store()
  await db.deleteFrom('structure_change').execute()
  await db.updateTable('structure_step').set({ undoes: null, undone_by: null }).execute()
  await db.deleteFrom('structure_step').execute()
  await db.deleteFrom('location').execute()
  await db.deleteFrom('organizational_unit').execute()
}

type Move =
  | { do: 'unit' | 'location'; below: number }
  | { do: 'move'; item: number; below: number }
  | { do: 'rename'; item: number; name: string }
  | { do: 'archive' | 'restore' | 'delete'; item: number }
  | { do: 'undo'; step: number }
const place = fc.nat(30)
const moves = fc.oneof<fc.Arbitrary<Move>[]>(
  fc.record({ do: fc.constantFrom('unit', 'location'), below: place }),
  fc.record({ do: fc.constant('move'), item: place, below: place }),
  fc.record({ do: fc.constant('rename'), item: place, name: fc.constantFrom('A', 'B', 'C') }),
  fc.record({ do: fc.constantFrom('archive', 'restore', 'delete'), item: place }),
  fc.record({ do: fc.constant('undo'), step: place }),
)

/** With undos in between, and without. */
const walks = fc.oneof(
  fc.array(moves, { minLength: 10, maxLength: 25 }),
  fc.array(
    moves.filter((move) => move.do !== 'undo'),
    { minLength: 10, maxLength: 25 },
  ),
)

async function take(move: Move): Promise<unknown> {
  const items = await itemsOfBusiness(store(), businessId)
  const units = items.filter(({ fields }) => fields.kind === 'ORG_UNIT')
  const unitAt = (number: number) => units[number % (units.length + 1)]?.id ?? null
  if (move.do === 'unit' || move.do === 'location') {
    const parentOrgUnit = unitAt(move.below)
    const fields: StructureFields =
      move.do === 'unit'
        ? { ...unit('new').fields, orgUnitId: null, parentOrgUnit }
        : { ...location('new').fields, locationId: null, parentOrgUnit }
    return unlessRefused((context) => createItem(context, parts, { businessId, fields }))
  }
  if (move.do === 'undo') {
    const { steps } = await readSteps({ db: store(), user } as never, {})
    const step = steps[move.step % Math.max(1, steps.length)]
    if (step) await unlessRefused((context) => undoStep(context, parts, step))
    return
  }
  if (!('item' in move)) return
  const item = items[move.item % Math.max(1, items.length)]
  if (item === undefined) return
  const ref = { kind: item.fields.kind, id: item.id, revision: item.revision }
  await unlessRefused((context) => {
    switch (move.do) {
      case 'move':
        return updateItem(context, parts, {
          ...ref,
          fields: { ...item.fields, parentOrgUnit: unitAt(move.below) } as StructureFields,
        })
      case 'rename':
        return updateItem(context, parts, {
          ...ref,
          fields: { ...item.fields, name: move.name } as StructureFields,
        })
      case 'delete':
        return deleteItem(context, parts, ref)
      default:
        return archiveItem(context, parts, { ...ref, archived: move.do === 'archive' })
    }
  })
}

/** Nothing hangs on nothing, nothing stands above itself, and below what is archived nothing is in use. */
function expectStructure(items: readonly StructureItem[]): void {
  const structure = new Structure(items)
  for (const item of items) {
    const seen = new Set<string>()
    let one: typeof item | undefined = item
    for (let parent = above(one); parent; parent = one && above(one)) {
      expect(seen.has(parent.id)).toBe(false)
      seen.add(parent.id)
      one = structure.get(parent.kind, parent.id) as typeof item | undefined
      expect(one).toBeDefined()
      if (one!.archivedAt !== null) expect(item.archivedAt).not.toBeNull()
    }
  }
}

test('what is kept is a structure after every step, and undoing all of them leaves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(walks, async (walk) => {
      await forgetAll()
      for (const move of walk) {
        await take(move)
        expectStructure(await itemsOfBusiness(store(), businessId))
      }
      // The latest first. What was undone out of turn may be what an earlier step needs: that is refused then.
      const { steps } = await readSteps({ db: store(), user } as never, {})
      for (const step of steps.filter(({ undoes, undoneBy }) => undoes === null && undoneBy === null)) {
        await unlessRefused((context) => undoStep(context, parts, step))
        expectStructure(await itemsOfBusiness(store(), businessId))
      }
      if (walk.every((move) => move.do !== 'undo'))
        expect(await itemsOfBusiness(store(), businessId)).toEqual([])
    }),
    { numRuns: 20 },
  )
}, 60_000)
