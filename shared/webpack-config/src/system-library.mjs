import { basename, dirname, join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { sharedLibraryNames } from './shared-library-names.mjs'

/**
 * Builds one shared library as a SystemJS module with all its named exports. Minified by terser, which is plain
 * JavaScript: the bytes (and so the pinned integrity) are the same on every platform.
 *
 * - `name`: the name in the import map; the other shared libraries stay imports of it
 * - `source`: the file that re-exports the library
 * - `file`: the output's path in `dist`
 */
export function systemLibrary({ name, folder, source, file }) {
  return {
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: { [basename(file, '.js')]: source },
    devtool: 'source-map',
    externalsType: 'system',
    externals: sharedLibraryNames.filter((other) => other !== name),
    module: { parser: { javascript: { url: false } } },
    output: {
      path: join(folder, 'dist', dirname(file)),
      filename: basename(file),
      library: { type: 'system' },
      uniqueName: name,
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
    },
    optimization: {
      moduleIds: 'deterministic',
      splitChunks: false,
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    cache: false,
    stats: 'errors-warnings',
  }
}
