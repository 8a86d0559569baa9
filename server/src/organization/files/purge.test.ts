import { newDataFolder } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { readConfig } from '../../config'
import { openEntities, type Entities } from '../../entities/entities'
import { unusedLasts } from './purge'
import { contentOf, deleteUnused, findFile, insertFile, markUsed, purposesOf, sameFile } from './repository'

let folder: string
let entities: Entities
beforeAll(async () => {
  folder = await newDataFolder('files')
  entities = await openEntities(readConfig({ NODE_ENV: 'test', DATA_DIR: folder }))
  const { db } = entities
  await db.insertInto('client_business').values({ id: 5, name: 'Mills', parent_id: null }).execute()
}, 120_000)
afterAll(async () => {
  await entities?.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const now = Date.now()
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
const file = (id: string, uploadedHoursAgo: number, content = Buffer.from(id)) => ({
  ...{ id, businessId: 5, purpose: 'DOCUMENT' as const, name: `${id}.txt`, type: 'text/plain', content },
  ...{ contentHash: id, image: null, at: hoursAgo(uploadedHoursAgo), by: 'Maren Holt' },
})

test('what nothing refers to is deleted after a day, with its content; what was ever used stays', async () => {
  const { db } = entities
  for (const one of [file('left', 25), file('fresh', 23), file('used', 99), file('again', 99)])
    await insertFile(db, one)
  await markUsed(db, ['used', 'of nobody'], hoursAgo(98))
  // Uploaded once more, by whoever opened the form again.
  expect((await sameFile(db, { ...file('again', 1) }))?.uploaded.at).toBe(hoursAgo(1).toISOString())
  await deleteUnused(db, new Date(now - unusedLasts))
  const found = await Promise.all(['left', 'fresh', 'used', 'again'].map((id) => findFile(db, id, [5])))
  expect(found.map((one) => one?.id)).toEqual([undefined, 'fresh', 'used', 'again'])
  expect([String(await contentOf(db, 'left')), String(await contentOf(db, 'used'))]).toEqual(['', 'used'])
})

test('a file of several pieces is one again, and only those of the business are known', async () => {
  const { db } = entities
  const content = Buffer.alloc(2_300_000, 'content of pieces ')
  await insertFile(db, file('large', 0, content))
  expect((await contentOf(db, 'large')).equals(content)).toBe(true)
  expect(await findFile(db, 'large', [6])).toBeUndefined()
  expect([...(await purposesOf(db, 6, ['large']))]).toEqual([])
  expect([...(await purposesOf(db, 5, ['large', 'none']))]).toEqual([['large', 'DOCUMENT']])
})
