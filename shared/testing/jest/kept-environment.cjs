const { readFileSync } = require('node:fs')
const rememberGlobals = require('./remember-globals.cjs')

/** What says that a test file needs its modules for itself: it replaces them, or asks for it. */
const needsItsOwn =
  /\bjest\.(mock|doMock|unmock|setMock|unstable_mockModule|resetModules|isolateModules)|@own-modules\b/

/** Beyond this the next test file begins anew. */
const heapLimit = 700_000_000

/** Of projects, by their ids. */
const kept = new Map()

/** Without another file, nothing of a kept environment may keep the process from ending. */
let atTheEnd
const disposeAtTheEnd = () => {
  atTheEnd = setTimeout(() => [...kept.values()].forEach((one) => void one.dispose()), 300).unref()
}

/**
 * The environment of a project's test files, which one process runs one after the other: with the modules that they have
 * loaded (kept-runtime.cjs) it stays from file to file, because to load a thousand modules anew takes longer than most
 * tests. A file that has failed is not followed by another in the same environment, nor is one that replaces modules.
 * `npm test` asks for it by ENERGYCOCKPIT_TEST_KEEP; without it each file has its own, as jest does it.
 */
module.exports = (Environment) =>
  class KeptEnvironment extends Environment {
    constructor(config, context) {
      clearTimeout(atTheEnd)
      const { id } = config.projectConfig
      const isKept = isAskedFor(context.testPath)
      const found = isKept ? kept.get(id) : undefined
      if (found !== undefined) return found.again(context)
      let output = context.console
      const console = new Proxy(output, { get: (_, name) => output[name].bind?.(output) ?? output[name] })
      super(config, { ...context, console })
      // Jest gives each file a console of its own.
      this.writeTo = (another) => (output = another)
      this.isKept = isKept
      this.isFine = false
      this.runtime = undefined
      this.project = id
      this.hooks = []
      if (isKept) kept.set(id, this)
      this.environmentVariables = { ...this.global.process?.env }
    }

    again({ console }) {
      this.writeTo(console)
      this.isStaying = undefined
      this.isFine = false
      this.isAgain = true
      return this
    }

    async setup() {
      if (!this.isAgain) await super.setup()
    }

    handleTestEvent(event, state) {
      // With what its modules have added when they were loaded.
      if (event.name === 'run_start' && this.isKept) this.restoreGlobals = rememberGlobals(this.global)
      if (event.name === 'setup') for (const { hookType, fn } of this.hooks) this.global[hookType](fn)
      // What a package registers when it is loaded, such as to clear the page after each test, is for each file.
      if (event.name === 'add_hook' && isOfPackage(event.asyncError)) this.hooks.push(event)
      if (event.name === 'test_done' && event.test.errors.length > 0) this.isSpoilt = true
      // Not reached by a file that cannot be loaded.
      if (event.name === 'run_finish') this.isFine = !this.isSpoilt && state.unhandledErrors.length === 0
    }

    /** Whether the next file goes on with what this one leaves. */
    stays() {
      this.isStaying ??= this.isKept && this.isFine && process.memoryUsage().heapUsed < heapLimit
      return this.isStaying
    }

    async teardown() {
      disposeAtTheEnd()
      if (this.stays()) this.tidy()
      else await this.dispose()
    }

    async dispose() {
      if (kept.get(this.project) === this) kept.delete(this.project)
      this.isStaying = false
      this.runtime?.teardown()
      await super.teardown()
    }

    /** Puts back what a test file may have changed beside its modules. */
    tidy() {
      this.fakeTimers?.useRealTimers()
      this.fakeTimersModern?.useRealTimers()
      this.restoreGlobals?.()
      const { env } = this.global.process ?? {}
      if (env === undefined) return
      for (const name of Object.keys(env)) if (!(name in this.environmentVariables)) delete env[name]
      Object.assign(env, this.environmentVariables)
    }
  }

function isAskedFor(testPath) {
  return process.env.ENERGYCOCKPIT_TEST_KEEP === 'true' && !needsItsOwn.test(readFileSync(testPath, 'utf8'))
}

/** Whether the one who called jest, below whose own lines it stands, is a package. */
function isOfPackage({ stack }) {
  const caller = stack.split('\n').find((line) => /^\s+at /.test(line) && !line.includes('jest-circus'))
  return caller?.includes('node_modules') ?? false
}
