import { basename, dirname, join, resolve } from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack from 'webpack'
import { AssetManifestPlugin } from './asset-manifest-plugin.mjs'
import { BuildManifestPlugin } from './build-manifest-plugin.mjs'
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.mjs'
import { moduleRules } from './module-rules.mjs'
import { withoutOtherLanguages } from './other-languages.mjs'
import { SeparateVersionsPlugin } from './separate-versions-plugin.mjs'
import { sharedLibraryNames } from './shared-library-names.mjs'
import { cacheVersion } from './cache-version.mjs'
import { cacheFolder } from './workspace-root.mjs'

/**
 * The webpack configuration of everything that the browser imports as one SystemJS module: features and the shell.
 *
 * - `name`: the entry's name in the import map (for a feature, its feature id)
 * - `folder`: the package's folder; the module that the entry exports is `source`, and all output lands in `dist`
 * - `entryPath`: the entry's path in `dist`, as the specification fixes it for each feature
 * - `byManifest`: for a feature that no import map names: its entry has a content hash in its name, as its chunks have
 * - `preload`: further files (matched by name) that a page needs at once, such as a font
 * - `worker`: a library's module that is the script of a worker; importing it gives the address of the file
 */
export function microFrontend({
  name,
  folder,
  entryPath,
  source = './src/remote-entry',
  byManifest = false,
  preload,
  worker,
}) {
  const outputFolder = dirname(entryPath) === '.' ? '' : `${dirname(entryPath)}/`
  const entryName = basename(entryPath, '.js')
  return {
    name,
    mode: 'production',
    target: ['web', 'es2022'],
    context: folder,
    entry: { [entryName]: [resolve(import.meta.dirname, 'public-path.js'), source] },
    devtool: 'source-map',
    externalsType: 'system',
    externals: sharedLibraryNames,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        ...moduleRules(outputFolder, { salt: byManifest ? name : undefined }),
        ...(worker ? [workerScript(worker, outputFolder)] : []),
      ],
    },
    output: {
      path: join(folder, 'dist'),
      filename: byManifest ? entryPath.replace(/\.js$/, '.[contenthash:8].js') : entryPath,
      chunkFilename: `${outputFolder}[name].[contenthash:8].js`,
      library: { type: 'system' },
      uniqueName: `energycockpit-${name}`,
      devtoolModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, exclude: workerFile }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${outputFolder}[name].[contenthash:8].css`,
        chunkFilename: `${outputFolder}[name].[contenthash:8].css`,
      }),
      new webpack.DefinePlugin({ DIST_FROM_ENTRY: JSON.stringify(distFromEntry(entryPath)) }),
      new ChunkIntegrityPlugin(),
      new SeparateVersionsPlugin(),
      withoutOtherLanguages(),
      // By it a library would look for its worker; here it would be a path of the machine that builds.
      ...(worker ? [new webpack.DefinePlugin({ 'import.meta.url': '""' })] : []),
      new BuildManifestPlugin({ manifest: 'build.json', preload }),
      new AssetManifestPlugin(),
    ],
    cache: {
      type: 'filesystem',
      cacheDirectory: join(cacheFolder, 'webpack'),
      name,
      version: cacheVersion(folder),
    },
    stats: 'errors-warnings',
  }
}

/** The file of a worker's script: an ES module, which is minified already. */
const workerFile = /\.worker\.[0-9a-f]{8}\.js$/

/** The page's policy admits only workers with an address of the portal, not those that are started from a text. */
const workerScript = (module, outputFolder) => ({
  test: module,
  type: 'asset/resource',
  generator: { filename: `${outputFolder}[name].worker.[contenthash:8].js` },
})

/** The relative URL that leads from the entry to the folder that everything was written to. */
function distFromEntry(entryPath) {
  const depth = entryPath.split('/').length - 1
  return depth === 0 ? './' : '../'.repeat(depth)
}
