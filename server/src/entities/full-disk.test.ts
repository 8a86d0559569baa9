import { temporaryFolder } from '@energycockpit/testing'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { rm } from 'node:fs/promises'
import { Kysely, sql } from 'kysely'
import { StorageFull } from '../data-folder/storage-full'
import { openPglite } from './pglite'

/*
 * The real engine on a disk that has no room for its log any more. What fails is the system call beneath it, which is
 * what a full disk is to it, on every machine and without the rights to mount one; operation/full-disk.test.ts has a
 * real one where that is possible.
 */
interface Tables {
  note: { id: number; text: string }
}

let folder: string
let db: Kysely<Tables>
beforeAll(async () => {
  folder = await temporaryFolder('full-entities')
  const engine = await openPglite(folder)
  db = new Kysely<Tables>({ dialect: engine.dialect })
  await sql`create table note (id integer primary key, text text not null)`.execute(db)
})
afterAll(async () => {
  await db?.destroy()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})
afterEach(() => jest.restoreAllMocks())

/** From now on there is no room for a new file of the log. */
function fillDisk(): void {
  const { openSync, writeSync } = fs
  const log = new Set<number>()
  jest.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const file = openSync(path, ...rest)
    if (String(path).includes('xlogtemp')) log.add(file)
    else log.delete(file)
    return file
  })
  jest.spyOn(fs, 'writeSync').mockImplementation(((file: number, ...rest: [NodeJS.ArrayBufferView]) => {
    if (log.has(file)) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
    return writeSync(file, ...rest)
  }) as typeof fs.writeSync)
  jest.spyOn(fs.promises, 'statfs').mockResolvedValue({ bavail: 0, bsize: 4096 } as fs.StatsFs)
}

let id = 0
/** Each adds a megabyte to the log, whose files have 16; some of them may be there already. */
const add = async (to = db) => {
  id += 1
  const text = randomBytes(500_000).toString('hex')
  await to.insertInto('note').values({ id, text }).execute()
  return id
}
const ids = async () =>
  (await db.selectFrom('note').select('id').orderBy('id').execute()).map((row) => row.id)

async function addUntilFull({ to = db, committed = false } = {}): Promise<{
  added: number[]
  error: unknown
}> {
  const added: number[] = []
  for (let tries = 0; tries < 300; tries++)
    try {
      added.push(await (committed ? db.transaction().execute(add) : add(to)))
    } catch (error) {
      return { added, error }
    }
  throw new Error('the engine has found room')
}

test.each([
  ['alone', () => addUntilFull()],
  // Where the engine itself would never come back from.
  ['in a transaction', () => addUntilFull({ committed: true })],
])(
  'an engine without room for its log refuses everything that is written %s, and goes on later',
  async (_, fill) => {
    const before = await ids()
    fillDisk()
    const { added, error } = await fill()
    expect(error).toBeInstanceOf(StorageFull)
    await expect(add()).rejects.toThrow(StorageFull)
    await expect(ids()).rejects.toThrow(StorageFull)
    jest.restoreAllMocks()
    expect(await ids()).toEqual([...before, ...added])
    const after = await add()
    expect(await ids()).toEqual([...before, ...added, after])
  },
)

test('what is left of a transaction is not done outside of it', async () => {
  const before = await ids()
  fillDisk()
  const lost = db.transaction().execute(async (transaction) => {
    expect((await addUntilFull({ to: transaction })).error).toBeInstanceOf(StorageFull)
    jest.restoreAllMocks()
    await add(transaction)
  })
  await expect(lost).rejects.toThrow(StorageFull)
  expect(await ids()).toEqual(before)
})
