import { waitFor } from '@energycockpit/testing'
import { sql } from 'kysely'
import { dueByImports } from './checks/due-checks'
import {
  deliver,
  startImportsInProcess,
  type ImportsInProcess,
} from '../readings/imports/imports-in-process.testing'
import { startChecks } from './start-checks'

let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
  // What is found in series 2 can never be kept.
  const broken = sql`alter table series_check add constraint broken check (series_id != 2)`
  await broken.execute(portal.stores.entities.db)
})
afterAll(() => portal?.close())

const begin = Date.UTC(2006) / 1000
const changed = { from: begin, to: begin + 3_600 }
const isChecked = async (seriesId: number) => {
  const left = await portal.stores.entities.db
    .selectFrom('reading_import_series')
    .select('import_id')
    .where('series_id', '=', seriesId)
    .where('checked_at', 'is', null)
    .limit(1)
    .execute()
  return left.length === 0
}

test('a series that cannot be checked keeps neither others nor later imports from being checked', async () => {
  const { db } = portal.stores.entities
  // More than are looked at at a time.
  await sql`insert into reading_import (kind, state, client_business_id, scope, as_of, ended_at)
    select 'DELIVERY', 'DONE', 1, '{1}', now(), now() from generate_series(1, 2100)`.execute(db)
  await sql`insert into reading_import_series (import_id, series_id, reading_count, first_at, last_at)
    select id, 2, 1, to_timestamp(${begin}), to_timestamp(${begin}) from reading_import`.execute(db)
  await deliver(portal.imports, [`series_id,at,value\n1,${new Date(begin * 1000).toISOString()},1\n`])
  expect((await dueByImports(portal.stores.entities)).map(({ seriesId }) => seriesId)).not.toContain(1)

  const failures: unknown[] = []
  let rounds = 0
  let done = false
  const checks = startChecks({
    imports: portal.imports,
    log: { error: (details) => failures.push((details as { seriesId?: number }).seriesId) },
    others: {
      due: () => {
        rounds++
        const both = [2, 1].map((seriesId) => ({ seriesId, imports: [], changed }))
        return Promise.resolve({ checks: both, done: () => Promise.resolve(void (done = true)) })
      },
    },
  })
  try {
    await waitFor('the other series to be checked', () => isChecked(1), { within: 20_000 })
    await waitFor('another look', () => Promise.resolve(rounds > 2), { within: 20_000 })
    expect(await isChecked(2)).toBe(false)
    expect(done).toBe(false)
    expect(new Set(failures)).toEqual(new Set([2]))
  } finally {
    await checks.stop()
  }
})
