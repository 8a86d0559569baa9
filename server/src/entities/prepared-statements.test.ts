import { newDataFolder } from '@energycockpit/testing'
import { PGlite, types } from '@electric-sql/pglite'
import fc from 'fast-check'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { withPreparedStatements } from './prepared-statements'

/** A store that is there is opened in half a second; one that is made takes five. */
const folders: string[] = []
async function openStore(): Promise<PGlite> {
  const folder = await newDataFolder('statements')
  folders.push(folder)
  return PGlite.create({
    dataDir: join(folder, 'entities'),
    parsers: { [types.INT8]: Number, [types.DATE]: String },
  })
}

let database: PGlite
let requested: ReturnType<typeof withPreparedStatements>

beforeAll(async () => {
  database = await openStore()
  await database.exec('create table thing (id integer primary key, name text)')
  requested = withPreparedStatements(database)
})
beforeEach(() => database.exec('delete from thing'))
afterAll(async () => {
  await database.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

/** What any of the types that the portal uses can be given as. */
const values: Record<string, fc.Arbitrary<unknown>> = {
  text: fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
  integer: fc.integer(),
  bigint: fc.maxSafeInteger(),
  'double precision': fc.double({ noNaN: true }),
  boolean: fc.boolean(),
  timestamptz: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  date: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  jsonb: fc.dictionary(
    fc.stringMatching(/^[a-z]{1,5}$/),
    fc.oneof(fc.integer(), fc.constant(null), fc.array(fc.boolean())),
  ),
  bytea: fc.uint8Array(),
  uuid: fc.uuid(),
  'text[]': fc.array(fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))),
  'integer[]': fc.array(fc.integer()),
}

it.each(Object.entries(values))(
  '%s: is answered as by the library itself, the first time and later',
  async (type, arbitrary) => {
    const sql = `select $1::${type} as given, null as nothing, 1 as one`
    await fc.assert(
      fc.asyncProperty(fc.option(arbitrary), async (value) => {
        const expected = (await database.query(sql, [value])).rows
        for (let time = 0; time < 3; time++)
          expect((await requested.query(sql, [value])).rows).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  },
)

it('says how many rows were written, and none for a question', async () => {
  const insert = 'insert into thing select one, $1 from generate_series(1, $2) one on conflict do nothing'
  const counts = []
  for (const rows of [2, 5, 5]) counts.push((await requested.query(insert, ['a', rows])).affectedRows)
  expect(counts).toEqual([2, 3, 0])
  for (let time = 0; time < 3; time++) {
    const { affectedRows, rows } = await requested.query<{ name: string }>(
      'select name from thing where id < 3',
    )
    expect({ affectedRows, rows }).toEqual({ affectedRows: 0, rows: [{ name: 'a' }, { name: 'a' }] })
  }
})

it('a question that fails leaves the next ones as they were, with the code of its fault', async () => {
  const insert = 'insert into thing (id, name) values ($1, $2)'
  await requested.query(insert, [1, 'first'])
  await requested.query(insert, [2, 'second'])
  await expect(requested.query(insert, [2, 'twice'])).rejects.toMatchObject({ code: '23505' })
  await expect(requested.query(insert, ['x', 'no number'])).rejects.toMatchObject({ code: '22P02' })
  await requested.query(insert, [3, 'third'])
  const all = 'select name from thing order by id'
  for (let time = 0; time < 2; time++)
    expect((await requested.query(all)).rows).toEqual([
      { name: 'first' },
      { name: 'second' },
      { name: 'third' },
    ])
})

it('a transaction is taken back as a whole after a fault in it', async () => {
  const insert = 'insert into thing (id, name) values ($1, $2)'
  for (let time = 0; time < 3; time++) {
    await requested.query('begin')
    await requested.query(insert, [7, 'gone'])
    await expect(requested.query(insert, [7, 'gone'])).rejects.toMatchObject({ code: '23505' })
    await expect(requested.query('select 1')).rejects.toMatchObject({ code: '25P02' })
    await requested.query('rollback')
  }
  expect((await requested.query('select id from thing')).rows).toEqual([])
})

it('requested a thousand different things and for megabytes, at the same time', async () => {
  const name = 'ä'.repeat(1_500_000)
  const questions = Array.from({ length: 3_000 }, (_, place) => place % 1_000)
  const [answers, long] = await Promise.all([
    Promise.all(questions.map(async (one) => (await requested.query(`select ${one} as found`)).rows[0])),
    Promise.all(
      [1, 2, 3].map(
        async () => (await requested.query<{ found: string }>('select $1 as found', [name])).rows,
      ),
    ),
  ])
  expect(answers).toEqual(questions.map((found) => ({ found })))
  for (const rows of long) expect(rows[0]!.found === name).toBe(true)
  const { rows } = await database.query<{ held: number }>(
    'select count(*)::integer as held from pg_prepared_statements',
  )
  expect(rows[0]!.held).toBeLessThanOrEqual(400)
})

it('a store that is closed says so', async () => {
  const closing = await openStore()
  const gone = withPreparedStatements(closing)
  await gone.query('select 1')
  await gone.query('select 1')
  await gone.close()
  await expect(gone.query('select 1')).rejects.toThrow('closed')
})
