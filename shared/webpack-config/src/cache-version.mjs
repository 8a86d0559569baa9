import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from './workspace-root.mjs'

/**
 * What webpack's cache of a package's build is good for; with another version it begins anew. It names modules by
 * absolute paths, so what was kept in another folder, of which this may be a copy, is void.
 *
 * Not by webpack's `buildDependencies`: to follow these, webpack looks for every package that this one names, and where
 * one is not found, in a copy without this folder's node_modules, it warns and keeps nothing. The lock file says as much.
 */
export function cacheVersion(folder) {
  const configuration = readdirSync(import.meta.dirname)
    .sort()
    .map((name) => join(import.meta.dirname, name))
  const hash = createHash('sha256').update(`${workspaceRoot}\0${process.versions.node}\0`)
  for (const file of [
    ...configuration,
    join(folder, 'webpack.config.mjs'),
    join(workspaceRoot, 'package-lock.json'),
  ])
    if (existsSync(file)) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}
