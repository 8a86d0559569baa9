import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '../../shared/webpack-config/src/integrity.mjs'
import { markCurrentFiles, removeSupersededFiles } from './superseded-files.mjs'

const DAY = 24 * 60 * 60 * 1000
let dist

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

function writeBuild(files, at, entry = {}) {
  for (const file of files) {
    writeFileSync(join(dist, file), file)
    utimesSync(join(dist, file), at, at)
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ ...entry, files }))
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

test('compressed copies stay and go with their file', () => {
  const longAgo = new Date('2026-01-01T00:00:00Z')
  for (const name of ['old.js', 'old.js.br', 'old.js.gz', 'kept.js', 'kept.js.br']) {
    writeFileSync(join(dist, name), name)
    utimesSync(join(dist, name), longAgo, longAgo)
  }
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ files: ['kept.js'] }))
  removeSupersededFiles(dist)
  expect(readdirSync(dist).sort()).toEqual(['build.json', 'kept.js', 'kept.js.br'])
})

test('an entry stays under the name of its version, for a week after the build that replaced it', () => {
  const replaced = new Date('2026-03-01T00:00:00Z')
  const integrity = integrityOf('remoteEntry.js')
  const version = Buffer.from(integrity.slice(7), 'base64').toString('hex').slice(0, 8)
  writeBuild(['remoteEntry.js'], replaced, { entry: 'remoteEntry.js', integrity })
  markCurrentFiles(dist, replaced)
  writeFileSync(join(dist, 'remoteEntry.js'), 'the next one')
  const kept = join(dist, `remoteEntry.${version}.js`)
  expect(readFileSync(kept, 'utf8')).toBe('remoteEntry.js')

  // The next build finds an entry that is not the one of its manifest: a build that was broken off.
  markCurrentFiles(dist, replaced)
  expect(readFileSync(kept, 'utf8')).toBe('remoteEntry.js')
  writeBuild(['remoteEntry.js'], replaced)
  removeSupersededFiles(dist, new Date(replaced.getTime() + 6 * DAY))
  expect(existsSync(kept)).toBe(true)
  removeSupersededFiles(dist, new Date(replaced.getTime() + 8 * DAY))
  expect(existsSync(kept)).toBe(false)
})

test('while another build writes its manifest nothing is removed, and nothing fails', () => {
  const longAgo = new Date('2026-01-01T00:00:00Z')
  writeBuild(['old.js'], longAgo)
  writeFileSync(join(dist, 'build.json'), '{"files":["o')
  markCurrentFiles(dist)
  removeSupersededFiles(dist)
  expect(existsSync(join(dist, 'old.js'))).toBe(true)
})

test('a folder that was never built is no trouble', () => {
  expect(() => markCurrentFiles(join(dist, 'missing'))).not.toThrow()
  expect(() => removeSupersededFiles(join(dist, 'missing'))).not.toThrow()
})
