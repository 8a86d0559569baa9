import webpack from 'webpack'

/**
 * Writes `asset-manifest.json`, by which `<generic-feature>` finds an entry that no import map names:
 *
 *     { entrypoints: [file] }
 *
 * Style sheets first, the entry last; paths are relative to `dist`.
 */
export class AssetManifestPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AssetManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'AssetManifestPlugin', stage }, () => {
        const [entrypoint] = compilation.entrypoints.values()
        const files = entrypoint.getFiles()
        const entrypoints = [/\.css$/, /\.js$/].flatMap((kind) => files.filter((file) => kind.test(file)))
        compilation.emitAsset(
          'asset-manifest.json',
          new webpack.sources.RawSource(`${JSON.stringify({ entrypoints }, null, 2)}\n`),
        )
      })
    })
  }
}
