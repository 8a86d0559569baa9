import { join } from 'node:path'
import { settleImportMap } from '../../shared/libraries/src/import-map.mjs'
import { finishLibraries } from '../../shared/libraries/src/finish-libraries.mjs'
import { BuildFailure } from './build-failure.mjs'
import { isStale, rememberBuild } from './build-state.mjs'
import { writeCompressedCopies } from './compressed-copies.mjs'
import { packagesToBuild, readPackages } from './packages.mjs'
import { builtLine, upToDateLine } from './report.mjs'
import { runWebpack } from './run-webpack.mjs'
import { sourceHash } from './source-hash.mjs'
import { markCurrentFiles, removeSupersededFiles } from './superseded-files.mjs'

/**
 * Builds what is stale of what the browser loads.
 *
 * - `names`: packages by folder (`mfe-analysis`) or name; none means all
 * - `pin`: write importmap.json anew from what the libraries' build gave
 * - `force`: build also what is up to date
 * - `report`: gets one line per package
 *
 * Answers `{ built, upToDate }` (folders). Throws a BuildFailure with a plain message.
 */
export async function buildPackages({ names = [], pin = false, force = false, report = console.log } = {}) {
  const packages = readPackages()
  const built = []
  const upToDate = []
  const failures = []
  for (const one of packagesToBuild(packages, names)) {
    const hash = sourceHash(one, packages)
    if (force || isStale(one, hash)) {
      const started = performance.now()
      const failure = await buildOne(one)
      if (failure) {
        failures.push(failure)
        continue
      }
      rememberBuild(one, hash)
      report(builtLine(one, performance.now() - started))
      built.push(one.path)
    } else {
      report(upToDateLine(one))
      upToDate.push(one.path)
    }
    if (one.path === 'shared/libraries') settleImportMap({ pin })
  }
  if (failures.length > 0) throw new BuildFailure(failures.map(({ message }) => message).join('\n\n'))
  return { built, upToDate }
}

/** Answers the failure of a package that does not build: the others are built all the same. */
async function buildOne(one) {
  const dist = join(one.folder, 'dist')
  try {
    markCurrentFiles(dist)
    await runWebpack(one)
    if (one.path === 'shared/libraries') finishLibraries()
    await writeCompressedCopies(dist)
    removeSupersededFiles(dist)
    return undefined
  } catch (error) {
    if (error instanceof BuildFailure) return error
    throw error
  }
}
