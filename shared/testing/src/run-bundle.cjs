const { readFileSync, renameSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { Script } = require('node:vm')

/**
 * Runs what bundled-server.ts has made of a program, with what V8 has compiled of it in the first process that ended in
 * order: to compile it anew takes a tenth of the processor time of a server's start. What V8 does not take, of another
 * version or with other flags, it compiles.
 */
module.exports = function runBundle(program, manifest) {
  const compiled = `${program}.compiled`
  const source = readFileSync(`${program}.source`, 'utf8')
  const cachedData = readIfThere(compiled)
  const script = new Script(`(function (require, module, exports) {${source}\n})`, {
    filename: program,
    ...(cachedData && { cachedData }),
  })
  const own = { exports: {} }
  script.runInThisContext()(createRequire(manifest), own, own.exports)
  if (cachedData !== undefined) return
  process.on('exit', () => {
    const half = `${compiled}.${process.pid}.half`
    writeFileSync(half, script.createCachedData())
    renameSync(half, compiled)
  })
}

function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
