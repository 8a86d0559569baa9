import { join } from 'node:path'
import { finishLibraries } from '../../shared/libraries/src/finish-libraries.mjs'
import { BuildFailure } from './build-failure.mjs'
import { writeCompressedCopies } from './compressed-copies.mjs'
import { runWebpack } from './run-webpack.mjs'
import { markCurrentFiles, removeSupersededFiles } from './superseded-files.mjs'

/** Answers the failure of a package that does not build: the others are built all the same. */
export async function buildOne(one) {
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
