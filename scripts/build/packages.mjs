import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { BuildFailure } from './build-failure.mjs'

export const root = resolve(import.meta.dirname, '../..')

/**
 * All workspace packages: `{ name, folder, path, dependencies, hasBuild }`; `folder` is absolute, `path` relative to
 * the root, `dependencies` are the names of workspace packages, direct and indirect.
 */
export function readPackages() {
  const direct = new Map(packageFolders().map((folder) => [readManifest(folder).name, folder]))
  return [...direct].map(([name, folder]) => ({
    name,
    folder,
    path: relative(root, folder),
    dependencies: dependenciesOf(name, direct),
    hasBuild: existsSync(join(folder, 'webpack.config.mjs')),
  }))
}

/** The packages to build, those that the first page needs first; all of them when no name is given. */
export function packagesToBuild(packages, names) {
  const buildable = packages.filter((one) => one.hasBuild)
  const unknown = names.filter((name) => !buildable.some((one) => matches(one, name)))
  if (unknown.length > 0) {
    throw new BuildFailure(
      `Nothing to build is called ${unknown.join(', ')}. There is: ${buildable.map((one) => one.path).join(', ')}`,
    )
  }
  const chosen =
    names.length === 0 ? buildable : buildable.filter((one) => names.some((name) => matches(one, name)))
  return chosen.sort((a, b) => rank(a) - rank(b) || a.path.localeCompare(b.path))
}

/** What whoever opens the portal sees first is made of: the one that takes longest begins. */
export const firstPage = ['shared/libraries', 'root-config', 'mfe-home-portal']

const rank = (one) => (firstPage.includes(one.path) ? firstPage.indexOf(one.path) : firstPage.length)

function matches(one, name) {
  return one.path === name.replace(/\/$/, '') || one.name === name || one.path === `shared/${name}`
}

function packageFolders() {
  const patterns = readManifest(root).workspaces
  return patterns
    .flatMap((pattern) => (pattern.includes('*') ? matchingFolders(pattern) : [join(root, pattern)]))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .sort()
}

/** Workspace patterns have their only star in the last segment: `mfe-*`, `shared/*`. */
function matchingFolders(pattern) {
  const parent = join(root, pattern, '..')
  const prefix = pattern.split('/').at(-1).replace('*', '')
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith(prefix))
    .map((entry) => join(parent, entry.name))
}

function dependenciesOf(name, folders, found = new Set()) {
  const manifest = readManifest(folders.get(name))
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!folders.has(dependency) || found.has(dependency)) continue
    found.add(dependency)
    dependenciesOf(dependency, folders, found)
  }
  return [...found].sort()
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
