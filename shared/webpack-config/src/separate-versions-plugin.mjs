import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template, runtime } = webpack
const name = 'SeparateVersionsPlugin'
const PARTS = `${RuntimeGlobals.require}.parts`

/**
 * Keeps the versions of one entry apart that a page loads one after the other, when a deployment arrives while it is
 * open. By themselves they would share one list of chunks: the later version would take the chunks that the earlier
 * one has fetched for its own, and draw old texts and old code.
 *
 * Each version has a list of its own, and a chunk's script knows whose it is. When a later version begins, the style
 * sheets that came with the chunks of the earlier one go.
 */
export class SeparateVersionsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const list = `self[${JSON.stringify(compilation.outputOptions.chunkLoadingGlobal)}]`
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(name, (chunk) => {
          compilation.addRuntimeModule(chunk, new OwnListModule(list))
          compilation.addRuntimeModule(chunk, new ToItsOwnerModule(list))
        })
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => `${code}\nscript.parts = ${PARTS};`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (code, { tag }) => `${code}\n${PARTS}.styles.push(${tag});`,
      )
    })
  }
}

/** Before webpack's own part looks at the list. */
class OwnListModule extends RuntimeModule {
  constructor(list) {
    super('own list of chunks', RuntimeModule.STAGE_NORMAL)
    this.list = list
  }

  generate() {
    return Template.asString([
      `if (${this.list} && ${this.list}.end) ${this.list}.end();`,
      `${this.list} = [];`,
    ])
  }
}

/** After webpack's own part has taken the list over. */
class ToItsOwnerModule extends RuntimeModule {
  constructor(list) {
    super('chunks to their owner', RuntimeModule.STAGE_TRIGGER)
    this.list = list
  }

  generate() {
    return Template.asString([
      `${PARTS} = { list: ${this.list}, styles: [] };`,
      `${this.list} = {`,
      Template.indent([
        `push: ${this.runtimeTemplate.basicFunction('chunk', [
          'var script = document.currentScript;',
          `return ((script && script.parts) || ${PARTS}).list.push(chunk);`,
        ])},`,
        `end: ${this.runtimeTemplate.basicFunction('', [
          `${PARTS}.styles.splice(0).forEach(${this.runtimeTemplate.basicFunction('link', ['link.remove();'])});`,
        ])},`,
      ]),
      '};',
    ])
  }

  get runtimeTemplate() {
    return this.compilation.runtimeTemplate
  }
}
