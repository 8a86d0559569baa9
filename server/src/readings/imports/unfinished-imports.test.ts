import type { ReadingImport } from '@energycockpit/contract'
import { sql } from 'kysely'
import { discardImport } from './discard-import'
import { deleteRange } from './delete-range'
import { importOf, stepOf, withBefore } from './failing-engine.testing'
import { findImports } from './import-repository'
import { createImports, type Imports } from './imports'
import {
  auditLog,
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from './imports-in-process.testing'
import { undoImport } from './undo'

/** Which import cannot be finished, at which step: as if something of it were damaged. */
let broken: { step: 'keeping' | 'writing'; id?: unknown } | undefined
let portal: ImportsInProcess
let imports: Imports
beforeAll(async () => {
  portal = await startImportsInProcess()
  const readings = withBefore(portal.stores.readings, (command) => {
    if (broken === undefined || stepOf(command) !== broken.step) return
    broken.id ??= importOf(command)
    if (importOf(command) === broken.id) throw new Error('a part of it cannot be read')
  })
  imports = createImports({ ...portal.stores, readings }, auditLog)
})
afterAll(() => portal?.close())

const hour = 3_600
/** Each test has a day of its own. */
let day = Date.UTC(2003) / 1000
beforeEach(() => {
  day += 86_400
  broken = undefined
})
const at = (hours: number) => new Date((day + hours * hour) * 1000).toISOString()
const send = async (series: number, value: number, hours = 0) =>
  (await deliver(imports, [`series_id,at,value\n${series},${at(hours)},${value}\n`])).readingImport
const seen = async (series: number, hours = 0) =>
  (await figures(portal.stores.readings, day, day + 86_400)).get(`${series} ${day + hours * hour}`)
const latest = async (): Promise<ReadingImport> =>
  (await findImports(portal.stores.entities.db, { visible: [1] }))[0]!
const told = async (id: number) =>
  (await findImports(portal.stores.entities.db, { visible: [1], id }))[0]!.unfinished
const refused = { status: 503, code: 'IMPORT_WAITS' }
/** As when the pause is over. */
const letTimePass = async () => {
  await portal.stores.entities.db
    .updateTable('unfinished_import')
    .set({ next_at: new Date(0) })
    .execute()
  await imports.finishDue()
}
const hold = async (step: 'keeping' | 'writing'): Promise<number> => {
  broken = { step }
  await expect(send(1, 10)).rejects.toMatchObject(refused)
  return broken.id as number
}

describe.each(['keeping', 'writing'] as const)('an import that fails while %s', (step) => {
  test('holds up neither the imports of others nor the start, and is finished once the cause is gone', async () => {
    const id = await hold(step)
    expect((await send(2, 20)).state).toBe('DONE')
    expect(await seen(2)).toBe(20)
    await imports.resume()
    expect((await send(2, 21)).state).toBe('DONE')
    // The same content again is the same import, which is not tried before its time.
    await portal.stores.entities.db
      .updateTable('unfinished_import')
      .set({ next_at: new Date(Date.now() + 60_000) })
      .execute()
    broken = undefined
    await expect(send(1, 10)).rejects.toMatchObject(refused)
    expect(await told(id)).toMatchObject({ attempts: 1, problem: 'UNKNOWN', waitsFor: null })
    expect(await seen(1)).toBeUndefined()

    await letTimePass()
    expect(await seen(1)).toBe(10)
    expect(await told(id)).toBeNull()
    expect(await send(1, 10)).toMatchObject({ id, state: 'DONE', addedCount: 1 })
  })

  test('is tried again after pauses that grow', async () => {
    const id = await hold(step)
    const pauses: number[] = []
    for (let attempts = 1; attempts <= 3; attempts++) {
      const { nextAt, ...rest } = (await told(id))!
      expect(rest.attempts).toBe(attempts)
      pauses.push(Math.round((Date.parse(nextAt) - Date.now()) / 30_000))
      await letTimePass()
    }
    expect(pauses).toEqual([1, 2, 4])
    broken = undefined
    expect((await imports.finish(id, true)).state).toBe('DONE')
  })
})

test('an import whose failure the entity store has no room to note is told to wait, and finished later', async () => {
  const { db } = portal.stores.entities
  await sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no room' using errcode = 'disk_full'; end $$`.execute(db)
  await sql`create trigger full_disk before insert on unfinished_import execute function refuse()`.execute(db)
  const id = await hold('writing').finally(() => sql`drop function refuse cascade`.execute(db))
  expect(await told(id)).toBeNull()
  broken = undefined
  await db
    .updateTable('reading_import')
    .set({ heard_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  await imports.finishDue()
  expect(await seen(1)).toBe(10)
})

test('what speaks of the same hours as a half written import waits for it, and everything else goes on', async () => {
  await send(1, 1)
  const id = await hold('writing')
  await expect(send(1, 11)).rejects.toMatchObject(refused)
  const second = await latest()
  expect(second).toMatchObject({
    state: 'BACKING_UP',
    unfinished: { problem: 'BEHIND_ANOTHER', waitsFor: id },
  })
  expect((await send(1, 12, 5)).state).toBe('DONE')
  const range = { seriesIds: [1], from: at(0), to: at(1) }
  await expect(deleteRange(imports, range, user)).rejects.toMatchObject({
    status: 409,
    code: 'IMPORT_UNFINISHED',
  })
  expect((await latest()).kind).not.toBe('DELETION')
  await deleteRange(imports, { ...range, from: at(5), to: at(6) }, user)
  expect(await seen(1, 5)).toBeUndefined()
  // Something of it may be in force.
  await expect(discardImport(imports, id, user)).rejects.toMatchObject({ code: 'IMPORT_NOT_DISCARDABLE' })

  broken = undefined
  await letTimePass()
  await imports.finishDue()
  expect([await told(id), await told(second.id), await seen(1)]).toEqual([null, null, 11])
  await undoImport(imports, second.id, user)
  expect(await seen(1)).toBe(10)
  await undoImport(imports, id, user)
  expect(await seen(1)).toBe(1)
})

test('what overtakes an import of which nothing is written wins over it, and its undo puts that back', async () => {
  await send(1, 1)
  const id = await hold('keeping')
  const later = await send(1, 11)
  await expect(undoImport(imports, later.id, user)).rejects.toMatchObject({ code: 'IMPORT_UNFINISHED' })
  broken = undefined
  await letTimePass()
  expect(await seen(1)).toBe(11)
  await undoImport(imports, later.id, user)
  expect(await seen(1)).toBe(10)
  await undoImport(imports, id, user)
  expect(await seen(1)).toBe(1)
})

test('an import of which nothing is written is given up where somebody wants that', async () => {
  await send(1, 1)
  const id = await hold('keeping')
  await discardImport(imports, id, user)
  expect(await findImports(portal.stores.entities.db, { visible: [1], id })).toMatchObject([
    { state: 'FAILED', unfinished: null },
  ])
  broken = undefined
  await letTimePass()
  await imports.resume()
  expect(await seen(1)).toBe(1)
  // An undo that is given up has undone nothing.
  const replaced = await send(1, 2)
  broken = { step: 'keeping' }
  await expect(undoImport(imports, replaced.id, user)).rejects.toMatchObject(refused)
  await discardImport(imports, broken.id as number, user)
  broken = undefined
  expect(await seen(1)).toBe(2)
  await undoImport(imports, replaced.id, user)
  expect(await seen(1)).toBe(1)
})
