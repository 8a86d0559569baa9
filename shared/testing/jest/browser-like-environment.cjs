const { TestEnvironment } = require('jest-environment-jsdom')

/** What every browser has and jsdom has not, taken from Node. */
const missingInJsdom = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'structuredClone',
  'BroadcastChannel',
]

module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missingInJsdom) this.global[name] ??= globalThis[name]
  }
}
