import { basename, join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import { BuildManifestPlugin } from './build-manifest-plugin.mjs'
import { moduleRules } from './module-rules.mjs'

/** The one classic script of a page: what must be there before the first module is imported. */
export function startScript({
  name,
  folder,
  entryPath,
  source,
  manifest = `${basename(entryPath, '.js')}.json`,
}) {
  return {
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: { [basename(entryPath, '.js')]: source },
    devtool: 'source-map',
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: { rules: moduleRules('') },
    output: {
      path: join(folder, 'dist'),
      filename: entryPath,
      uniqueName: `energycockpit-${name}`,
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
    },
    optimization: { minimizer: [new TerserPlugin({ extractComments: false })] },
    performance: false,
    plugins: [new BuildManifestPlugin({ manifest })],
    cache: false,
    stats: 'errors-warnings',
  }
}
