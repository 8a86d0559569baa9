import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '@energycockpit/testing'
import { FreeSpace } from './free-space'
import { StorageFull } from './storage-full'

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('free-space')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const more = Number.MAX_SAFE_INTEGER

test('a disk with less than the reserve is full', async () => {
  const full = new FreeSpace({ folder, bytes: more })
  await expect(full.refuseWhenFull()).rejects.toThrow(StorageFull)
  await expect(full.check()).rejects.toThrow(StorageFull)
})

test.each([
  ['with more', () => ({ folder, bytes: 1 })],
  ['of stores elsewhere', () => ({ folder: undefined, bytes: more })],
  ['that cannot be asked', () => ({ folder: join(folder, 'missing'), bytes: more })],
])('one %s is not', async (_, reserve) => {
  const free = new FreeSpace(reserve())
  await expect(free.refuseWhenFull()).resolves.toBeUndefined()
  await expect(free.check()).resolves.toBeUndefined()
})

test('what a store has refused is told for a while, and the next one is tried all the same', async () => {
  const free = new FreeSpace({ folder: undefined, bytes: 1 })
  free.noticeRefusal()
  await expect(free.check()).rejects.toThrow(StorageFull)
  await expect(free.refuseWhenFull()).resolves.toBeUndefined()
  const later = performance.now() + 31_000
  jest.spyOn(performance, 'now').mockReturnValue(later)
  await expect(free.check()).resolves.toBeUndefined()
})
