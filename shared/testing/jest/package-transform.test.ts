import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { repositoryRoot } from '../src/repository-root'

const { entries } = createRequire(import.meta.url)('./package-transform.cjs') as { entries: string[] }

test.each(entries)('%s, which becomes one file, is still what its package begins with', (entry) => {
  expect(existsSync(path.join(repositoryRoot, 'node_modules', entry))).toBe(true)
})
