import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Makes a new package known to npm as `npm install` would. Its libraries are installed already, so nothing has to be
 * fetched: it becomes a line in both lock files (npm's record of what is installed is one, too) and a link.
 */
export function joinWorkspace(portal, folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const path = relative(portal, folder).replaceAll('\\', '/')
  const { name, version, license, dependencies, devDependencies } = manifest
  const added = {
    [path]: { name, version, license, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: path, link: true },
  }
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    addToLock(join(portal, file), added)
  linkTo(folder, join(portal, 'node_modules', name))
}

function addToLock(file, added) {
  if (!existsSync(file)) return
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const packages = Object.entries({ ...lock.packages, ...added })
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** A junction, because Windows lets not everybody make symbolic links. */
export function linkTo(target, link) {
  mkdirSync(dirname(link), { recursive: true })
  if (process.platform === 'win32') symlinkSync(target, link, 'junction')
  else symlinkSync(relative(dirname(link), target), link)
}
