const { default: Runtime } = require('jest-runtime')

/** Where jest-circus keeps the tests of a file and who listens to them. */
const statesOfCircus = ['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']

/** Jest's loader of modules, which keeps them for the next test file of an environment that stays (kept-environment.cjs). */
class KeptRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig) {
    if (environment.runtime !== undefined) return environment.runtime.again(testPath)
    super(config, environment, resolver, transformer, cacheFS, coverageOptions, testPath, globalConfig)
    if (environment.isKept) environment.runtime = this
  }

  again(testPath) {
    this._testPath = testPath
    this.executor.testPath = testPath
    this.esmLoader.testPath = testPath
    this.testState.state = 'loading'
    return this
  }

  teardown() {
    const environment = this._environment
    if (environment.stays?.() !== true) return super.teardown()
    this.restoreAllMocks()
    this.testMainModule.reset()
    this.registries.moduleRegistry.delete(this._testPath)
    // The next file's tests are collected by a jest-circus of its own.
    for (const file of this.registries.internalModuleRegistry.keys())
      if (file.includes('jest-circus')) this.registries.internalModuleRegistry.delete(file)
    for (const key of Object.getOwnPropertySymbols(environment.global))
      if (statesOfCircus.includes(key.description)) delete environment.global[key]
  }
}

module.exports = { __esModule: true, default: KeptRuntime }
