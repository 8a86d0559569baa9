import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { copiesOf, writeCompressedCopies } from './compressed-copies.mjs'

let dist
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const put = (name, content) => writeFileSync(join(dist, name), content)
const read = (name) => readFileSync(join(dist, name))
const script = 'export const answer = 42\n'.repeat(100)

test('what a browser loads has copies that hold the same, in folders too', async () => {
  put('assets/entry.js', script)
  await writeCompressedCopies(dist)
  expect(brotliDecompressSync(read('assets/entry.js.br')).toString()).toBe(script)
  expect(gunzipSync(read('assets/entry.js.gz')).toString()).toBe(script)
  expect(read('assets/entry.js.br').length).toBeLessThan(100)
})

test.each(['entry.js.map', 'build.json', 'font.woff2'])('%s has none', async (name) => {
  put(name, script)
  await writeCompressedCopies(dist)
  expect(copiesOf(name).some((copy) => existsSync(join(dist, copy)))).toBe(false)
})

test('a file that one packet carries has none', async () => {
  put('small.js', 'x')
  await writeCompressedCopies(dist)
  expect(existsSync(join(dist, 'small.js.br'))).toBe(false)
})

test('a copy is written again only when its file has changed', async () => {
  put('entry.js', script)
  await writeCompressedCopies(dist)
  const written = statSync(join(dist, 'entry.js.br')).mtimeMs
  await writeCompressedCopies(dist)
  expect(statSync(join(dist, 'entry.js.br')).mtimeMs).toBe(written)

  put('entry.js', script.replaceAll('42', '43'))
  utimesSync(join(dist, 'entry.js'), new Date(), new Date(Date.now() + 5000))
  await writeCompressedCopies(dist)
  expect(brotliDecompressSync(read('entry.js.br')).toString()).toContain('43')
})
