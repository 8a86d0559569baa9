import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import { chunkIntegrityOf } from './integrity.mjs'

const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = webpack
const name = 'ChunkIntegrityPlugin'
const INTEGRITY = `${RuntimeGlobals.require}.integrity`

/**
 * Lets the browser compare what an entry fetches later (chunks and their style sheets) with what was built. Their
 * integrity stands in the entry, whose own integrity stands in the page.
 *
 * While the entry is written the files are not final, so stand-ins of the same length are put into it and replaced at
 * the end: the positions in its source map stay right. Files of another origin (an entry that a developer has put in
 * place of this one) are not compared: for those the browser needs the other side's consent.
 */
export class ChunkIntegrityPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()))
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}\n${assignTo('script', 'src', 'js')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (code, { tag }) => `${code}\n${assignTo(tag, 'href', 'css')}`,
      )
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name, stage }, () => fillIn(compilation))
    })
  }
}

/** Both places where an element is made know the chunk as `chunkId`; webpack loads other scripts without one. */
function assignTo(element, address, kind) {
  return [
    `var expected = ${INTEGRITY}[${JSON.stringify(`${kind}:`)} + chunkId];`,
    `if (expected && new URL(${element}.${address}).origin === location.origin) ${element}.integrity = expected;`,
  ].join('\n')
}

/** Key of a file (`js:174`) → its integrity, in the entry. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH)
  }

  generate() {
    const keys = [...this.chunk.getAllAsyncChunks()].flatMap((chunk) => [
      `js:${chunk.id}`,
      ...(this.hasStyles(chunk) ? [`css:${chunk.id}`] : []),
    ])
    keys.sort()
    return `${INTEGRITY} = ${JSON.stringify(Object.fromEntries(keys.map((key) => [key, stubAddress(key)])))};`
  }

  hasStyles(chunk) {
    const modules = this.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract')
    return modules !== undefined && !modules[Symbol.iterator]().next().done
  }
}

/** As long as what will stand in its place, and found nowhere else. */
function stubAddress(key) {
  return chunkIntegrityOf(`stand-in for ${key}`)
}

function fillIn(compilation) {
  const files = [...compilation.chunks].flatMap((chunk) =>
    [...chunk.files].flatMap((file) => {
      const kind = /\.(js|css)$/.exec(file)?.[1]
      return kind === undefined ? [] : [[stubAddress(`${kind}:${chunk.id}`), file]]
    }),
  )
  for (const entrypoint of compilation.entrypoints.values()) {
    for (const entry of entrypoint.getEntrypointChunk().files) {
      if (!entry.endsWith('.js')) continue
      compilation.updateAsset(entry, (source) => {
        const filled = new sources.ReplaceSource(source)
        const text = String(source.source())
        for (const [standing, file] of files) {
          const at = text.indexOf(standing)
          if (at !== -1)
            filled.replace(at, at + standing.length - 1, chunkIntegrityOf(contentOf(compilation, file)))
        }
        return filled
      })
    }
  }
}

const contentOf = (compilation, file) => compilation.getAsset(file).source.buffer()
