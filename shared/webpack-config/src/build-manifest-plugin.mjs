import webpack from 'webpack'
import { integrityOf } from './integrity.mjs'

/**
 * Writes `build.json`: what the server has to know to put an entry into a page.
 *
 *     { entry, integrity, styles: [{ file, integrity }], preload: [file], imports: [library name], files: [file] }
 *
 * Paths are relative to `dist`. `styles` must be in the page before the entry runs; `preload` is worth a hint
 * beside it; `imports` are the shared libraries that it waits for; `files` is everything the build wrote.
 */
export class BuildManifestPlugin {
  constructor({ manifest, preload }) {
    this.manifest = manifest
    this.preload = preload
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BuildManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BuildManifestPlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        const description = describe(compilation, this.preload)
        compilation.emitAsset(
          this.manifest,
          new webpack.sources.RawSource(`${JSON.stringify(description, null, 2)}\n`),
        )
      })
    })
  }
}

function describe(compilation, preload) {
  const [entrypoint] = compilation.entrypoints.values()
  const initial = entrypoint.getFiles()
  const entry = [...entrypoint.getEntrypointChunk().files].find((name) => name.endsWith('.js'))
  const files = compilation.getAssets().map((asset) => asset.name)
  const integrity = (name) => integrityOf(compilation.getAsset(name).source.buffer())
  return {
    entry,
    integrity: integrity(entry),
    styles: initial
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ file: name, integrity: integrity(name) })),
    preload: files.filter((name) => preload?.test(name)).sort(),
    imports: staticImports(compilation.getAsset(entry).source.source().toString()),
    files: files.sort(),
  }
}

/** The names in the entry's own first line: what it waits for. Libraries that it fetches later are not among them. */
function staticImports(script) {
  const list = /System\.register\((\[[^\]]*\])/.exec(script)?.[1]
  return list ? JSON.parse(list).sort() : []
}
