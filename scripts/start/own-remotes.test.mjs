import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withOwnRemotes } from './own-remotes.mjs'

let folder
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'own-remotes-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a list in the folder is taken, unless another is named or the portal is in production', () => {
  expect(withOwnRemotes({}, folder)).toEqual({})
  writeFileSync(join(folder, 'remotes.json'), '{}')
  expect(withOwnRemotes({ A: '1' }, folder)).toEqual({ A: '1', REMOTES: 'remotes.json' })
  expect(withOwnRemotes({ REMOTES: '' }, folder)).toEqual({ REMOTES: '' })
  expect(withOwnRemotes({ NODE_ENV: 'production' }, folder)).toEqual({ NODE_ENV: 'production' })
})
