import { join } from 'node:path'
import { promisify } from 'node:util'
import webpack from 'webpack'
import { chunkIntegrityOf, integrityOf } from './integrity.mjs'

/**
 * Writes `build.json`: what the server has to know to put an entry into a page.
 *
 *     { entry, integrity, styles: [{ file, integrity }], texts: { de: { file, integrity } },
 *       parts: { NAME: { file, integrity } }, preload: [file], imports: [library name], files: [file] }
 *
 * Paths are relative to `dist`. `styles` must be in the page before the entry runs; `texts` are the chunks of the
 * language files, of which the entry asks for one when it draws; `parts` are its other chunks that have a name;
 * `preload` is worth a hint beside it; `imports` are the shared libraries that it waits for; `files` is everything the
 * build wrote.
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
        this.description = describe(compilation, this.preload)
      })
    })
    compiler.hooks.afterEmit.tapPromise('BuildManifestPlugin', (compilation) => this.write(compilation))
  }

  async write({ outputOptions, compiler }) {
    if (!this.description) return
    const { writeFile, rename } = compiler.outputFileSystem
    const file = join(outputOptions.path, this.manifest)
    const call = (method, ...given) => promisify(method).apply(compiler.outputFileSystem, given)
    await call(writeFile, `${file}.half`, `${JSON.stringify(this.description, null, 2)}\n`)
    await call(rename, `${file}.half`, file)
    this.description = undefined
  }
}

function describe(compilation, preload) {
  const [entrypoint] = compilation.entrypoints.values()
  const initial = entrypoint.getFiles()
  const entry = [...entrypoint.getEntrypointChunk().files].find((name) => name.endsWith('.js'))
  const files = compilation.getAssets().map((asset) => asset.name)
  const contentOf = (name) => compilation.getAsset(name).source.buffer()
  const integrity = (name) => integrityOf(contentOf(name))
  const ofChunk = (name) => chunkIntegrityOf(contentOf(name))
  return {
    entry,
    integrity: integrity(entry),
    styles: initial
      .filter((name) => name.endsWith('.css'))
      .map((name) => ({ file: name, integrity: integrity(name) })),
    texts: textsOf(compilation, ofChunk),
    parts: partsOf(compilation, ofChunk),
    preload: files.filter((name) => preload?.test(name)).sort(),
    imports: staticImports(compilation.getAsset(entry).source.source().toString()),
    files: files.sort(),
  }
}

/** A language file, or a module that puts some together. */
const languageModule = /[\\/]src[\\/](?:locales[\\/]([a-z]{2})\.json|texts[\\/]([a-z]{2})\.ts)$/

/**
 * The package's own texts that are chunks of their own, with what they take from other packages: language → its chunk.
 * Files of a part of it, below another folder, are for whoever opens that part, and so are those of other packages.
 */
function textsOf(compilation, integrity) {
  const found = [...compilation.chunks].flatMap((chunk) => {
    if (chunk.canBeInitial()) return []
    // What is put together is one module to webpack, named after the one that does it, or stands beside it.
    const sources = [...compilation.chunkGraph.getChunkModulesIterable(chunk)].map(
      (module) => module.rootModule?.resource ?? module.resource,
    )
    const matches = sources.map((source) => languageModule.exec(source))
    const isOwn = sources.some((source) => source?.startsWith(join(compilation.compiler.context, 'src')))
    if (matches.includes(null) || !isOwn) return []
    const [language] = matches.map(([, ofFile, ofModule]) => ofModule ?? ofFile)
    const [file] = chunk.files
    return [[language, { file, integrity: integrity(file) }]]
  })
  return Object.fromEntries(found.sort())
}

/** The chunks that are fetched later and that the source has given a name: name → chunk. */
function partsOf(compilation, integrity) {
  const found = [...compilation.chunks].flatMap((chunk) => {
    const file = [...chunk.files].find((name) => name.endsWith('.js'))
    if (!chunk.name || chunk.canBeInitial() || file === undefined) return []
    return [[chunk.name, { file, integrity: integrity(file) }]]
  })
  return Object.fromEntries(found.sort())
}

/** The names in the entry's own first line: what it waits for. Libraries that it fetches later are not among them. */
function staticImports(script) {
  const list = /System\.register\((\[[^\]]*\])/.exec(script)?.[1]
  return list ? JSON.parse(list).sort() : []
}
