import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markCurrentFiles, removeSupersededFiles } from './superseded-files.mjs'

const DAY = 24 * 60 * 60 * 1000
let dist

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

function writeBuild(files, at) {
  for (const file of files) {
    writeFileSync(join(dist, file), file)
    utimesSync(join(dist, file), at, at)
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ files }))
}

test('a chunk stays for a week after the build that replaced it, however old it is by itself', () => {
  const longAgo = new Date('2026-01-01T00:00:00Z')
  const replaced = new Date('2026-03-01T00:00:00Z')
  writeBuild(['old.js', 'kept.js'], longAgo)
  markCurrentFiles(dist, replaced)
  writeBuild(['kept.js', 'new.js'], replaced)

  removeSupersededFiles(dist, new Date(replaced.getTime() + 6 * DAY))
  expect(existsSync(join(dist, 'old.js'))).toBe(true)
  removeSupersededFiles(dist, new Date(replaced.getTime() + 8 * DAY))
  expect(existsSync(join(dist, 'old.js'))).toBe(false)
  expect(existsSync(join(dist, 'kept.js'))).toBe(true)
  expect(existsSync(join(dist, 'new.js'))).toBe(true)
})

test('a folder that was never built is no trouble', () => {
  expect(() => markCurrentFiles(join(dist, 'missing'))).not.toThrow()
  expect(() => removeSupersededFiles(join(dist, 'missing'))).not.toThrow()
})
