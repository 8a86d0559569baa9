const { createTransformer } = require('@swc/jest')

/** A line that only an ES module has; what also asks for parts later (`import()`) runs in jest only when rewritten. */
const isModule =
  /^\s*(?:import|export)\b|\bimport\.meta\b|\}\s*export\s*\{|;\s*(?:import|export)\s*[{*"'a-z]|\bimport\s*\(/m

/**
 * For files of installed packages: ES modules become CommonJS, all else stays as it is. There are no source maps, since
 * nobody debugs them here, and with them each test file would read many times as much.
 */
module.exports = {
  createTransformer(options) {
    const swc = createTransformer({ ...options, sourceMaps: false })
    return {
      ...swc,
      process: (source, file, jest) =>
        isModule.test(source) ? swc.process(source, file, jest) : { code: source },
    }
  },
}
