import webpack from 'webpack'
import { writeManifest } from '../write-manifest.mjs'

const folder = import.meta.dirname

/** A SystemJS module; what it names as externals comes from the import map, where scopes give it its own React. */
const systemModule = (name, source, externals) => ({
  mode: 'production',
  context: folder,
  entry: { [name]: source },
  externalsType: 'system',
  externals,
  output: {
    path: `${folder}/dist`,
    filename: '[name].js',
    library: { type: 'system' },
    uniqueName: `react-17-${name}`,
  },
  performance: false,
  devtool: false,
})

await new Promise((resolve, reject) =>
  webpack([
    systemModule('react', './src/react.js', []),
    systemModule('react-dom', './src/react-dom.js', ['react']),
    systemModule('react-17-remote', './src/react-17-remote.js', ['react', 'react-dom']),
  ]).run((error, stats) =>
    error || stats.hasErrors() ? reject(error ?? new Error(stats.toString('errors-only'))) : resolve(),
  ),
)
writeManifest(folder, { entrypoints: ['react-17-remote.js'] })
