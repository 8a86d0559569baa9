import { resolveImportMap } from '../../shared/libraries/src/import-map.mjs'
import { BuildFailure } from './build-failure.mjs'
import { buildSideBySide } from './build-side-by-side.mjs'
import { isStale, rememberBuild } from './build-state.mjs'
import { packagesToBuild, readPackages } from './packages.mjs'
import { builtLine, upToDateLine } from './report.mjs'
import { sourceHash } from './source-hash.mjs'

/**
 * Builds what is stale of what the browser loads.
 *
 * - `names`: packages by folder (`mfe-analysis`) or name; none means all
 * - `pin`: write importmap.json anew from what the libraries' build gave
 * - `force`: build also what is up to date
 * - `report`: gets one line per package
 * - `onEnded`: gets `(path, failure)` for each package as soon as it is built, up to date or a BuildFailure
 * - `signal`: ends the builds under way; the promise then never settles
 *
 * Answers `{ built, upToDate }` (folders). Throws a BuildFailure with a plain message.
 */
export async function buildPackages({
  names = [],
  pin = false,
  force = false,
  report = console.log,
  onEnded = () => undefined,
  signal,
} = {}) {
  const packages = readPackages()
  const chosen = packagesToBuild(packages, names)
  const hashes = new Map(chosen.map((one) => [one, sourceHash(one, packages)]))
  const stale = chosen.filter((one) => force || isStale(one, hashes.get(one)))
  const built = []
  const upToDate = []
  const failures = []

  function ended(one, failure) {
    const found = failure ?? (one.path === 'shared/libraries' ? disagreement({ pin }) : undefined)
    if (found) failures.push(found)
    onEnded(one.path, found)
  }

  for (const one of chosen.filter((one) => !stale.includes(one))) {
    report(upToDateLine(one))
    upToDate.push(one.path)
    ended(one)
  }
  await buildSideBySide(stale, {
    signal,
    onBuilt: (one, { failure, milliseconds }) => {
      if (!failure) {
        rememberBuild(one, hashes.get(one))
        report(builtLine(one, milliseconds))
        built.push(one.path)
      }
      ended(one, failure)
    },
  })
  if (failures.length > 0) throw new BuildFailure(failures.map(({ message }) => message).join('\n\n'))
  return { built, upToDate }
}

/** The folders of the packages that are to be built, those that the first page needs first. */
export function stalePackages() {
  const packages = readPackages()
  return packagesToBuild(packages, [])
    .filter((one) => isStale(one, sourceHash(one, packages)))
    .map(({ path }) => path)
}

/** Between importmap.json and the libraries that were built; with `pin` there is none. */
function disagreement({ pin }) {
  try {
    return void resolveImportMap({ pin })
  } catch (error) {
    if (error instanceof BuildFailure) return error
    throw error
  }
}
