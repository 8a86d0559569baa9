import { packagesToBuild, readPackages } from './packages.mjs'
import { messages, readConfiguration } from './run-webpack.mjs'

/**
 * Builds again whenever a source changes, without minifying. Resolves to a function that ends the watching.
 * `onBuilt(path, problem)` is called after each build; `problem` is undefined or webpack's words.
 */
export async function watchPackages({ names = [], onBuilt = printBuild } = {}) {
  const { default: webpack } = await import('webpack')
  const watched = packagesToBuild(readPackages(), names).filter((one) => one.path !== 'shared/libraries')
  const watchings = []
  for (const one of watched) {
    const compiler = webpack((await readConfiguration(one)).map(forDevelopment))
    watchings.push(
      compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
        onBuilt(one.path, error?.message ?? (stats.hasErrors() ? messages(stats) : undefined))
      }),
    )
  }
  return () => Promise.all(watchings.map((watching) => new Promise((resolve) => watching.close(resolve))))
}

function forDevelopment(configuration) {
  return { ...configuration, optimization: { ...configuration.optimization, minimize: false } }
}

function printBuild(path, problem) {
  console.log(problem ? `${path} does not build:\n${problem}` : `${path} built`)
}
