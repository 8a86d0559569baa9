import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { series } from '../../organization/structure/items.testing'
import { faultOf, virtualClient } from './virtual-client.testing'

/* When a change of a virtual meter cannot be undone, and when a step of the structure cannot because of formulas. */
let own: OwnBusiness
let manager: SignedInClient
let administrator: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user()
  administrator = await own.user('ADMIN')
}, 240_000)
const { send, of, read, update, undo, created, estate, stepsOf, ...client } = virtualClient(
  () => manager,
  () => own.id,
)
const { define, virtual, change, remove, readVirtual, stepsOfVirtual, latestOf, undoVirtual } = client
const { meterIn, archive } = client

test('an undo is refused where the formula would name what is gone or archived, or itself', async () => {
  const { hall, energy } = await estate()
  const other = await meterIn(hall, 'Other')
  const third = await meterIn(hall, 'Third')
  const sum = await virtual(hall, `[${energy.id}] + [${other.energy.id}]`, 'Sum')
  expect((await change(sum, { formula: `[${energy.id}]` })).refused).toBeUndefined()
  const { step } = await latestOf(sum)

  const archived = await archive(other.main, true)
  const refused = await undo(step)
  expect([refused.refused, faultOf(refused)]).toEqual(['400 FORMULA_INVALID', 'SERIES_ARCHIVED'])
  expect(refused.answer.error?.reasons[0]?.detail).toMatch(`series ${other.energy.id} is archived`)
  expect(faultOf(await define(hall.id, `[${other.energy.id}]`, 'Refused'))).toBe('SERIES_ARCHIVED')
  expect((await undo(archived.answer.step)).refused).toBeUndefined()
  const back = await undo(step)
  expect(back.refused).toBeUndefined()
  // What a formula names goes on being named by it, archived or not.
  const again = await archive((await read(other.main)).item, true)
  expect((await change(sum, { name: 'Total', formula: sum.formula })).refused).toBeUndefined()
  expect((await undo(again.answer.step)).refused).toBeUndefined()

  expect((await change(sum, { name: 'Total', formula: `[${energy.id}]` })).refused).toBeUndefined()
  const away = await latestOf(sum)
  const now = (await read(other.main)).item
  const deleted = await send<{ step: number }>(
    'DELETE',
    `${of(now)}?revision=${now.revision}`,
    undefined,
    administrator,
  )
  expect(deleted.refused).toBeUndefined()
  const gone = await undo(away.step)
  expect([gone.refused, faultOf(gone)]).toEqual(['400 FORMULA_INVALID', 'UNKNOWN_SERIES'])
  // Of what is no more the history still knows the name.
  expect((await latestOf(sum)).names[`[${other.energy.id}]`]).toBe('Other')
  expect((await undo(deleted.answer.step, administrator)).refused).toBeUndefined()
  expect((await undo(away.step)).refused).toBeUndefined()

  const outer = await virtual(hall, `[${sum.seriesId}] * 2`, 'Outer')
  expect((await change(outer, { formula: `[${third.energy.id}]` })).refused).toBeUndefined()
  const turned = await latestOf(outer)
  expect((await change(sum, { name: 'Total', formula: `[${outer.seriesId}]` })).refused).toBeUndefined()
  expect((await undo(turned.step)).refused).toBe('400 FORMULA_CYCLE')
  expect(await readVirtual(outer)).toMatchObject({ formula: `[${third.energy.id}]` })
})

test('an undo is refused where somebody has changed it since, or other virtual meters are made of it', async () => {
  const { hall, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const made = await latestOf(twice)
  const outer = await virtual(hall, `[${twice.seriesId}]`, 'Outer')
  expect((await undo(made.step)).refused).toBe('409 SERIES_IN_USE')
  expect((await remove(outer)).refused).toBeUndefined()
  expect((await change(twice, { formula: `3 * [${energy.id}]` })).refused).toBeUndefined()
  const third = await latestOf(twice)
  expect((await change(twice, { formula: `4 * [${energy.id}]` }, administrator)).refused).toBeUndefined()
  const fourth = await latestOf(twice)
  expect((await undo(third.step)).refused).toBe('409 STEP_NOT_UNDOABLE')
  // Other people's steps are an administrator's.
  expect(fourth.canUndo).toBe(false)
  expect((await undo(fourth.step)).refused).toBe('403 FORBIDDEN')
  expect((await undoVirtual(fourth.step)).refused).toBe('403 FORBIDDEN')
  expect((await undo(fourth.step, administrator)).refused).toBeUndefined()
  expect((await undo(third.step, administrator)).refused).toBeUndefined()
  // Now what the outer one needs is gone with it.
  expect((await undo(made.step)).refused).toBeUndefined()
  expect((await readVirtual(twice)).error?.reasons[0]?.code).toBe('NOT_FOUND')
  const removal = (await stepsOfVirtual()).find(({ first }) => first.id === outer.meteringPointId)!
  expect(faultOf(await undo(removal.step))).toBe('UNKNOWN_SERIES')
})

test('steps of the structure keep what formulas need, and what is set for a virtual meter keeps that', async () => {
  const { hall, main, energy } = await estate()
  const twice = await virtual(hall, `2 * [${energy.id}]`)
  const [madeSeries] = await stepsOf(energy)
  expect((await undo(madeSeries!.step)).refused).toBe('409 STRUCTURE_IN_USE')
  const [madeMain] = await stepsOf(main)
  expect((await undo(madeMain!.step)).refused).toMatch(/^40[09] /)
  const [madeHall] = await stepsOf(hall)
  expect((await undo(madeHall!.step)).refused).toMatch(/^40[09] /)
  const unit = await update(energy, { unit: 'MWh' })
  expect(unit.refused).toBe('400 unit IN_FORMULA')

  const factor = {
    ...{ nodeId: twice.meteringPointId, kind: 'PRICE', productType: 'ELECTRICITY', unit: 'GBP/kWh' },
    ...{ periods: [{ from: null, to: null, value: 0.3 }], seriesId: null, confirmed: [] },
  }
  const set = (periods = factor.periods) =>
    send('PUT', '/rest/secure/conversion-factors', { ...factor, periods })
  expect((await set()).refused).toBeUndefined()
  expect((await remove(twice)).refused).toBe('409 STRUCTURE_IN_USE')
  expect((await undo((await latestOf(twice)).step)).refused).toBe('409 STRUCTURE_IN_USE')
  expect((await set([])).refused).toBeUndefined()

  // A unit that was changed while no formula named the series does not come back under one.
  const other = await meterIn(hall, 'Other')
  const changed = await update(other.energy, { unit: 'MWh' })
  const named = await virtual(hall, `[${other.energy.id}]`, 'Named')
  expect((await undo(changed.answer.step)).refused).toBe('400 unit IN_FORMULA')
  expect((await remove(named)).refused).toBeUndefined()
  expect((await undo(changed.answer.step)).refused).toBeUndefined()
  // Its unit is another now, which the formula converts.
  expect((await undo((await stepsOfVirtual())[0]!.step)).refused).toBeUndefined()
  expect((await readVirtual(named)).inputs).toMatchObject([{ unit: 'kWh' }])
  // A location with a virtual meter is archived and restored with it, and its formula is as it was.
  const away = await archive((await read(hall)).item, true)
  expect((await undo(away.answer.step)).refused).toBeUndefined()
  expect(await readVirtual(twice)).toMatchObject({ formula: `2 * [${energy.id}]` })
})

test('a location does not get a time zone in which the days of its virtual meters begin elsewhere', async () => {
  const { hall } = await estate()
  const other = await estate()
  const daily = await created({
    ...{ ...series('').fields, meteringPoint: other.main.id, interval: 'P1D', obis: '2.8.0' },
  })
  const inBerlin = await update(hall, { timeZone: 'Europe/Berlin' })
  expect(inBerlin.refused).toBeUndefined()
  const back = await undo(inBerlin.answer.step)
  expect(back.refused).toBeUndefined()
  await virtual(hall, `[${daily.id}]`, 'Days')
  const refused = await undo(back.answer.step)
  expect([refused.refused, faultOf(refused)]).toEqual(['400 FORMULA_INVALID', 'INTERVALS_DIFFER'])
  expect((await read(hall)).item.fields).toMatchObject({ timeZone: 'Europe/London' })
})
