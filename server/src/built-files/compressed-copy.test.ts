import { temporaryFolder } from '@energycockpit/testing'
import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedCopy } from './compressed-copy'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder('copies')
})
afterEach(() => rm(folder, { recursive: true }))

const built = new Date('2026-01-01T00:00:00Z')
async function put(name: string, at = built): Promise<void> {
  await writeFile(join(folder, name), name)
  await utimes(join(folder, name), at, at)
}
const copyFor = async (header: string | undefined) =>
  (await compressedCopy(join(folder, 'a.js'), header))?.encoding

test('the smallest copy that the browser takes', async () => {
  for (const name of ['a.js', 'a.js.br', 'a.js.gz']) await put(name)
  expect(await copyFor('gzip, deflate, br, zstd')).toBe('br')
  expect(await copyFor('gzip')).toBe('gzip')
  expect(await copyFor('br;q=0, gzip')).toBe('gzip')
  expect(await copyFor('identity')).toBeUndefined()
  expect(await copyFor(undefined)).toBeUndefined()
})

test('none that is older than its file, and none without a file', async () => {
  await put('a.js.br')
  expect(await copyFor('br')).toBeUndefined()
  await put('a.js', new Date(built.getTime() + 1))
  expect(await copyFor('br')).toBeUndefined()
  await put('a.js.br', new Date(built.getTime() + 2))
  expect(await copyFor('br')).toBe('br')
})
