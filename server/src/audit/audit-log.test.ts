import { newDataFolder, startTemporaryPostgres, type TemporaryPostgres } from '@energycockpit/testing'
import { sql, type Kysely } from 'kysely'
import { rm } from 'node:fs/promises'
import { readConfig } from '../config'
import { openEntities, type Entities } from '../entities/entities'
import type { Tables } from '../entities/tables'
import { createSecrets } from '../secrets/secrets'
import { createAuditLog, type NewAuditEntry } from './audit-log'

const audit = createAuditLog(createSecrets('the secret of this test, long enough'))
const signIn = (name: string): NewAuditEntry => ({
  action: 'sign-in.succeeded',
  actor: { uuid: '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e1004', displayName: name },
  businessId: 1001,
  detail: { b: [1, 2], a: 'first' },
})

let postgres: TemporaryPostgres | undefined
let folder: string
let stores: [name: string, entities: Entities][]

beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  folder = await newDataFolder('audit')
  const urls = [undefined, postgres && (await postgres.createDatabase('audit'))]
  const open = async (url: string | undefined) =>
    openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...(url && { DATABASE_URL: url }) }))
  stores = [['PGlite', await open(urls[0])]]
  // Where no PostgreSQL is installed there is nothing more to run on.
  if (urls[1]) stores.push(['PostgreSQL', await open(urls[1])])
}, 60_000)

afterAll(async () => {
  for (const [, { close }] of stores) await close()
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the test on each store, in turn, and says on which it failed. */
async function onEach(test: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  for (const [name, { db }] of stores)
    await test(db).catch((cause: unknown) => {
      throw new Error(`on ${name}: ${String(cause)}`, { cause })
    })
}

/** As somebody does who owns the store: past the trigger. */
const pastTheTrigger = (db: Kysely<Tables>, change: (db: Kysely<Tables>) => Promise<unknown>) =>
  db.transaction().execute(async (transaction) => {
    await sql`alter table audit_entry disable trigger all`.execute(transaction)
    await change(transaction)
    await sql`alter table audit_entry enable trigger all`.execute(transaction)
  })

async function emptied(db: Kysely<Tables>): Promise<void> {
  await pastTheTrigger(db, async (open) => {
    await sql`delete from audit_entry`.execute(open)
    await sql`update audit_head set sequence = 0, hash = '', seal = null`.execute(open)
  })
}

test('writers at the same moment follow each other, and the chain is whole', () =>
  onEach(async (db) => {
    await emptied(db)
    expect(await audit.verify(db)).toEqual({ intact: 0, firstBroken: null })
    await Promise.all(Array.from({ length: 20 }, (_, index) => audit.write(db, signIn(`Writer ${index}`))))
    expect(await audit.verify(db)).toEqual({ intact: 20, firstBroken: null })
  }))

test('a name that the store keeps in another way breaks nothing', () =>
  onEach(async (db) => {
    await emptied(db)
    await audit.write(db, {
      ...signIn('half \ud800'),
      subject: { id: '\udc00', name: '\ud83d\ude00 \u202e' },
    })
    await audit.write(db, signIn('Somebody'))
    expect(await audit.verify(db)).toEqual({ intact: 2, firstBroken: null })
  }))

test('an entry is kept with the change that it tells of, or not at all', () =>
  onEach(async (db) => {
    await emptied(db)
    const change = db.transaction().execute(async (transaction) => {
      await audit.write(transaction, signIn('Nobody'))
      throw new Error('the change failed')
    })
    await expect(change).rejects.toThrow('the change failed')
    await audit.write(db, signIn('Somebody'))
    const kept = await db.selectFrom('audit_entry').select(['sequence', 'actor_name']).execute()
    expect(kept).toEqual([{ sequence: 1, actor_name: 'Somebody' }])
  }))

test.each([
  ['UPDATE', sql`update audit_entry set action = 'sign-out'`],
  ['DELETE', sql`delete from audit_entry`],
  ['TRUNCATE', sql`truncate audit_entry`],
  ['DELETE of the end', sql`delete from audit_head`],
])('the store itself refuses %s', (_, statement) =>
  onEach(async (db) => {
    await emptied(db)
    await audit.write(db, signIn('Somebody'))
    await expect(statement.execute(db)).rejects.toThrow('only ever added to')
    expect(await audit.verify(db)).toEqual({ intact: 1, firstBroken: null })
  }),
)

const changes: [what: string, change: string, firstBroken: number][] = [
  ['who it was', `update audit_entry set actor_name = 'Somebody else' where sequence = 3`, 3],
  ['when it was', `update audit_entry set at = at + interval '1 ms' where sequence = 3`, 3],
  ['what was done', `update audit_entry set action = 'sign-out' where sequence = 3`, 3],
  ['whose business', `update audit_entry set business_id = null where sequence = 3`, 3],
  ['a detail', `update audit_entry set detail = '{"a":"first","b":[2,1]}' where sequence = 3`, 3],
  ['its hash', `update audit_entry set hash = 'x' where sequence = 3`, 3],
  ['that it happened', `delete from audit_entry where sequence = 3`, 3],
  ['the first one away', `delete from audit_entry where sequence = 1`, 1],
  ['the end away', `delete from audit_entry where sequence = 5`, 5],
  [
    'the end away, and where the log ends',
    `delete from audit_entry where sequence = 5;
     update audit_head set sequence = 4, hash = (select hash from audit_entry where sequence = 4)`,
    5,
  ],
  ['everything away', `delete from audit_entry; update audit_head set sequence = 0, hash = ''`, 1],
]

test.each(changes)('whoever changes %s past the trigger is found out', (_, change, firstBroken) =>
  onEach(async (db) => {
    await emptied(db)
    for (let sequence = 1; sequence <= 5; sequence += 1) await audit.write(db, signIn(`Person ${sequence}`))
    await pastTheTrigger(db, async (open) => {
      for (const statement of change.split(';')) await sql.raw(statement).execute(open)
    })
    expect(await audit.verify(db)).toEqual({ intact: firstBroken - 1, firstBroken })
  }),
)

test('without the secret nobody makes an entry that belongs to the chain', () =>
  onEach(async (db) => {
    await emptied(db)
    await audit.write(db, signIn('Somebody'))
    const forger = createAuditLog(createSecrets('another secret, that somebody made up'))
    await forger.write(db, signIn('Somebody else'))
    expect(await audit.verify(db)).toEqual({ intact: 1, firstBroken: 2 })
  }))
