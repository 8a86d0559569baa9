import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './packages.mjs'

/** `.cache/build/NAME` holds the source hash that the package's `dist` was built from. */
const stateFile = (one) => join(root, '.cache/build', one.path.replaceAll('/', '-'))

export function isStale(one, hash) {
  if (!existsSync(join(one.folder, 'dist/build.json'))) return true
  return !existsSync(stateFile(one)) || readFileSync(stateFile(one), 'utf8') !== hash
}

export function rememberBuild(one, hash) {
  mkdirSync(dirname(stateFile(one)), { recursive: true })
  writeFileSync(stateFile(one), hash)
}
