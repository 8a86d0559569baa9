import fc from 'fast-check'
import { roles } from '@energycockpit/contract'
import type { ChangeContext } from '../../audit/service-context'
import type { SignedInUser } from '../../access/signed-in-user'
import type { StructureParts } from '../../organization/structure/apply-step'
import { itemsOfBusiness } from '../../organization/structure/item-repository'
import { location, point, series } from '../../organization/structure/items.testing'
import { archiveItem, createItem, deleteItem } from '../../organization/structure/service'
import { readSteps } from '../../organization/structure/read-steps'
import { undoStep } from '../../organization/structure/undo-service'
import { walkedBusiness } from '../../organization/structure/walked-business.testing'
import { findCycle } from './formula-order'
import { FormulaModel, type Definition } from './formula-model.testing'
import { formulas } from './formulas'
import { changeVirtualSeries, createVirtualSeries, removeVirtualSeries } from './virtual-series'

/*
 * Whatever users do to virtual meters and to the meters that they are made of, undo and do again: what is accepted, and
 * what is there afterwards, is what a model without a database says.
 */
const businessId = 7
const { user, inChange, accepted, db: store } = walkedBusiness(businessId)
const parts: StructureParts = { withValues: async () => new Set(), formulas }
let hall: string
beforeAll(async () => {
  const fields = { ...location('Hall').fields, locationId: null }
  hall = (await inChange((context) => createItem(context, parts, { businessId, fields }))).item!.id
})

/** Three meters with a series each; their numbers. */
async function startAgain(): Promise<number[]> {
  const db = store()
  await db.deleteFrom('virtual_series_input').execute()
  await db.deleteFrom('measurement_series').execute()
  await db.deleteFrom('metering_point').execute()
  const ids: number[] = []
  for (const name of ['A', 'B', 'C'])
    await inChange(async (context) => {
      const main = await createItem(context, parts, {
        businessId,
        fields: { ...point(name).fields, meteringPointId: null, location: hall },
      })
      const fields = { ...series(name).fields, meteringPoint: main.item!.id }
      ids.push(Number((await createItem(context, parts, { businessId, fields })).item!.id))
    })
  await db.deleteFrom('structure_change').execute()
  await db.updateTable('structure_step').set({ undoes: null, undone_by: null }).execute()
  await db.deleteFrom('structure_step').execute()
  return ids
}

type Move =
  | { do: 'create'; named: readonly number[]; name: string }
  | { do: 'change'; meter: number; named: readonly number[]; name: string; unit: string }
  | { do: 'remove' | 'archive' | 'restore' | 'delete'; meter: number }
  | { do: 'undo'; step: number }
const number = fc.nat(11)
const named = fc.array(number, { minLength: 1, maxLength: 2 })
const name = fc.constantFrom('V', 'W')
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('create' as const), named, name }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('change' as const), meter: number, named, name },
      unit: fc.constantFrom('kWh', 'kWh', 'kWh', 'MWh'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('remove' as const, 'archive' as const, 'restore' as const, 'delete' as const),
      meter: number,
    }),
  },
  // The latest steps, mostly.
  { weight: 4, arbitrary: fc.record({ do: fc.constant('undo' as const), step: fc.nat(5) }) },
)

const definitionOf = ({ name, refs, unit }: Definition) => ({
  ...{ name, unit, formula: refs.map((id) => `[${id}]`).join(' + ') },
  ...{ quantity: 'ENERGY' as const, direction: 'PURCHASE' as const },
})

/** What was accepted and refused, by the kind of move: that the walks meet all of it. */
const met = new Map<string, number>()

async function take(move: Move, model: FormulaModel): Promise<void> {
  const at = <One>(list: readonly One[], place: number) => list[place % Math.max(1, list.length)]
  const refsOf = (places: readonly number[]) =>
    places.flatMap((place) => at([...model.bases, ...model.meters], place) ?? [])
  const virtual = 'meter' in move ? at(model.meters, move.meter) : undefined
  const base = 'meter' in move ? at(model.bases, move.meter) : undefined
  const expectSame = (is: boolean, expected: boolean) => {
    const outcome = `${move.do} ${expected ? 'accepted' : 'refused'}`
    met.set(outcome, (met.get(outcome) ?? 0) + 1)
    expect([move, is]).toEqual([move, expected])
  }
  switch (move.do) {
    case 'create': {
      const definition = { name: move.name, refs: refsOf(move.named), unit: 'kWh' }
      let seriesId = 0
      const done = await accepted(async (context) => {
        const created = await createVirtualSeries(context, {
          ...{ ...definitionOf(definition), locationId: hall, productType: 'ELECTRICITY' },
        })
        seriesId = created.seriesId
      })
      return expectSame(done, model.create(seriesId, definition))
    }
    case 'change': {
      if (virtual === undefined) return
      const definition = { name: move.name, refs: refsOf(move.named), unit: move.unit }
      const done = await accepted((context) =>
        changeVirtualSeries(context, { ...definitionOf(definition), seriesId: virtual }),
      )
      return expectSame(done, model.change(virtual, definition))
    }
    case 'remove':
      if (virtual === undefined) return
      return expectSame(
        await accepted((context) => removeVirtualSeries(context, { seriesId: virtual })),
        model.remove(virtual),
      )
    case 'undo': {
      if (model.steps === 0) return
      const { steps } = await readSteps({ db: store(), user } as never, {})
      const place = move.step % steps.length
      const done = await accepted((context) => undoStep(context, parts, steps[place]!))
      return expectSame(done, model.undo(place))
    }
    default: {
      if (base === undefined) return
      const items = await itemsOfBusiness(store(), businessId)
      const itsSeries = items.find(({ fields, id }) => fields.kind === 'SERIES' && id === String(base))!
      const id = itsSeries.fields.kind === 'SERIES' ? itsSeries.fields.meteringPoint : ''
      const { revision } = items.find((item) => item.id === id)!
      const ref = { kind: 'METERING_POINT', id, revision } as const
      const done = await accepted((context) =>
        move.do === 'delete'
          ? deleteItem(context, parts, ref)
          : archiveItem(context, parts, { ...ref, archived: move.do === 'archive' }),
      )
      return expectSame(done, model[move.do](base))
    }
  }
}

async function held() {
  const db = store()
  const rows = await db
    .selectFrom('measurement_series as s')
    .innerJoin('metering_point as p', 'p.id', 's.metering_point_id')
    .select(['s.id', 's.unit', 's.series_type', 'p.name', 'p.formula', 'p.archived_at'])
    .orderBy('s.id')
    .execute()
  const inputs = await db.selectFrom('virtual_series_input').selectAll().execute()
  const inputsOf = (id: number) => inputs.flatMap((one) => (one.series_id === id ? one.input_id : []))
  expect(findCycle(new Map(rows.map(({ id }) => [id, inputsOf(id)])))).toBeNull()
  return {
    bases: rows
      .filter((row) => row.series_type !== 'VIRTUAL')
      .map(({ id, archived_at: archivedAt }) => ({ id, isArchived: archivedAt !== null })),
    virtual: rows
      .filter((row) => row.series_type === 'VIRTUAL')
      .map(({ id, name, unit, formula }) => ({ id, name, unit, formula, inputs: inputsOf(id).sort() })),
  }
}

const expected = (model: FormulaModel) => ({
  bases: model.bases.map((id) => ({ id, isArchived: model.isArchived(id) })),
  virtual: model.meters.map((id) => {
    const { name, unit, formula } = definitionOf(model.definition(id))
    return { id, name, unit, formula, inputs: [...new Set(model.definition(id).refs)].sort() }
  }),
})

test('formulas are what a model says after every change, undo and redo, and none is made of itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moves, { minLength: 20, maxLength: 40 }), async (walk) => {
      const model = new FormulaModel(await startAgain())
      for (const move of walk) {
        await take(move, model)
        expect(await held()).toEqual(expected(model))
      }
    }),
    { numRuns: 15 },
  )
  const outcomes = ['change accepted', 'change refused', 'undo accepted', 'undo refused']
  expect([...met.keys()]).toEqual(expect.arrayContaining(outcomes))
}, 240_000)

test('who defines calculations undoes their own changes of virtual meters, and no other steps', async () => {
  const [base] = await startAgain()
  const modeller = { ...user, uuid: 'modeller', displayName: 'Modeller', roles: [roles.KPI_MANAGER] }
  const definition = { name: 'V', refs: [base!], unit: 'kWh' }
  const creation = { ...definitionOf(definition), locationId: hall, productType: 'ELECTRICITY' as const }
  const as = (by: SignedInUser) => (context: ChangeContext) => ({ ...context, user: by })
  const { seriesId } = await inChange((context) => createVirtualSeries(as(modeller)(context), creation))
  await inChange((context) => changeVirtualSeries(context, { ...creation, seriesId, name: 'W' }))
  const steps = async (by: SignedInUser) =>
    (await readSteps({ db: store(), user: by } as never, {})).steps.map(({ step, canUndo }) => ({
      ...{ step, canUndo },
    }))
  const [ofOther, own] = await steps(user)
  expect(await steps(modeller)).toMatchObject([{ canUndo: false }, { canUndo: false }])
  const undone = (step: number) =>
    inChange((context) => undoStep(as(modeller)(context), parts, { step, only: 'VIRTUAL' }))
  await expect(undone(ofOther!.step)).rejects.toMatchObject({ status: 403 })
  await inChange((context) => undoStep(context, parts, ofOther!))
  expect((await steps(modeller)).at(-1)).toMatchObject({ step: own!.step, canUndo: true })
  // The name alone is a change as well.
  const renamed = { ...creation, seriesId, name: 'X' }
  await inChange((context) => changeVirtualSeries(as(modeller)(context), renamed))
  await undone((await steps(modeller))[0]!.step)
  expect((await held()).virtual).toMatchObject([{ name: 'V' }])
  await undone(own!.step)
  expect((await held()).virtual).toEqual([])
})
