import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './packages.mjs'

/** What every build depends on beside the packages' own sources. */
const everywhere = ['package-lock.json', 'tsconfig.json', 'scripts/build', 'shared/webpack-config']

const leftOut = new Set(['node_modules', 'dist', 'coverage'])
const isTest = /\.test\.[jt]sx?$/

/** One hash over all that a package's build reads: its sources, those of the packages it uses, lock, configuration. */
export function sourceHash(one, packages) {
  const used = packages.filter((other) => one.dependencies.includes(other.name)).map((other) => other.path)
  const hash = createHash('sha256').update(process.versions.node.split('.')[0])
  for (const path of [...new Set([...everywhere, one.path, ...used])].sort()) {
    for (const file of filesBelow(join(root, path))) {
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function filesBelow(path) {
  if (!existsSync(path)) return []
  const entries = readdirSafely(path)
  if (!entries) return [path]
  return entries
    .filter((entry) => !leftOut.has(entry.name) && !isTest.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

function readdirSafely(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
