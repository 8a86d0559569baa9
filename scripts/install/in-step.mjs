/**
 * Whether what is installed is what the lock file says. Both are lock files: package-lock.json, and
 * node_modules/.package-lock.json, which npm writes when it has finished installing. Packages for other platforms
 * (optional in the lock) may be missing; everything else must be there in the same version.
 */
export function inStep(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path]) => path !== '')
  const wantedPaths = new Set(wanted.map(([path]) => path))
  const nothingSuperfluous = Object.keys(installed.packages).every((path) => wantedPaths.has(path))
  return nothingSuperfluous && wanted.every(([path, entry]) => isInstalled(entry, installed.packages[path]))
}

/**
 * Of what is installed, the packages that a workspace has in a folder of its own. npm's list stands in the folder of
 * the root, so it says that they are there when only that folder was copied or kept.
 */
export const elsewhere = (installed) =>
  Object.keys(installed.packages).filter(
    (path) => path.includes('/node_modules/') && !path.startsWith('node_modules/'),
  )

function isInstalled(wanted, found) {
  if (found === undefined)
    return wanted.optional === true || wanted.devOptional === true || wanted.peer === true
  return found.version === wanted.version && (found.integrity ?? wanted.integrity) === wanted.integrity
}
