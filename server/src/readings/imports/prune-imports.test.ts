import { sql } from 'kysely'
import type { ImportState } from '@energycockpit/contract'
import { deliver, startImportsInProcess, user, type ImportsInProcess } from './imports-in-process.testing'
import { pruneImports } from './prune-imports'
import { undoImport } from './undo'

let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const day = 86_400_000
const now = new Date(Date.now() + 1_000 * day)
const send = async (hour: number, value: number): Promise<number> =>
  (
    await deliver(portal.imports, [
      `series_id,at,value\n1,2005-01-01T${String(hour).padStart(2, '0')}:00:00Z,${value}\n`,
    ])
  ).readingImport.id
const ended = async (state: ImportState, daysAgo: number): Promise<number> => {
  const ended_at = new Date(now.getTime() - daysAgo * day)
  const readingImport = {
    kind: 'DELIVERY' as const,
    state,
    client_business_id: 1,
    scope: sql<number[]>`'{1}'::integer[]`,
    as_of: ended_at,
    ended_at,
  }
  const nothing = { actor_uuid: null, actor_name: null, source_name: null, content_hash: null }
  const { id } = await portal.stores.entities.db
    .insertInto('reading_import')
    .values({ ...readingImport, ...nothing, undoes: null, undone_by: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const left = async () =>
  (await portal.stores.entities.db.selectFrom('reading_import').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
const prune = (keptDays: number) => pruneImports(portal.stores, { keptDays, after: 0, now })

test('old imports are deleted once nothing refers to them any more', async () => {
  const { db } = portal.stores.entities
  const replaced = await send(0, 1)
  const inForce = await send(0, 2)
  const undone = await send(1, 1)
  const { id: undo } = await undoImport(portal.imports, undone, user)
  const unchecked = await send(2, 1)
  await send(2, 2)
  const failed = [await ended('FAILED', 91), await ended('REFUSED', 91)]
  const lately = [await ended('FAILED', 89), await ended('STAGING', 500), await ended('DONE', 399)]
  const all = await left()
  await db
    .updateTable('reading_import_series')
    .set({ checked_at: new Date() } as never)
    .where('import_id', '!=', unchecked)
    .execute()

  // What was replaced is still kept for the undo.
  expect(await prune(400)).toBeNull()
  expect(await left()).toEqual(all.filter((id) => !failed.includes(id)))

  await portal.stores.readings.client.command({ query: 'truncate table readings_history' })
  await portal.stores.readings.client.command({ query: 'optimize table readings final' })
  await prune(2_000)
  expect(await left()).toContain(replaced)
  await prune(400)
  expect(await left()).toEqual(all.filter((id) => ![...failed, replaced].includes(id)))
  expect(await left()).toEqual(expect.arrayContaining([inForce, undone, undo, unchecked, ...lately]))
})
