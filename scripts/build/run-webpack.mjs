import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BuildFailure } from './build-failure.mjs'

/** A package's webpack configuration(s), always as a list. */
export async function readConfiguration(one) {
  const { default: configuration } = await import(pathToFileURL(join(one.folder, 'webpack.config.mjs')).href)
  return Array.isArray(configuration) ? configuration : [configuration]
}

/** Runs webpack once over a package; resolves when its files are written. */
export async function runWebpack(one) {
  const { default: webpack } = await import('webpack')
  const compiler = webpack(await readConfiguration(one))
  try {
    const stats = await new Promise((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)))
    })
    if (stats.hasErrors()) throw new BuildFailure(`${one.path} does not build:\n${messages(stats)}`)
  } finally {
    await new Promise((resolve) => compiler.close(resolve))
  }
}

export function messages(stats) {
  return stats.toString({ all: false, errors: true, warnings: false, moduleTrace: true, colors: false })
}
