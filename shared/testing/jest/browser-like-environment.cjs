const { TestEnvironment } = require('jest-environment-jsdom')
const keep = require('./kept-environment.cjs')
const rememberListeners = require('./remember-listeners.cjs')

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

class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of missingInJsdom) this.global[name] ??= globalThis[name]
    this.forgetListeners = rememberListeners(this.global)
  }
}

/** A page as a test file finds it that is the first. */
class KeptBrowserLikeEnvironment extends keep(BrowserLikeEnvironment) {
  tidy() {
    super.tidy()
    this.forgetListeners()
    const { document, localStorage, sessionStorage } = this.global
    const { body, documentElement, head } = document
    head.replaceChildren()
    body.replaceChildren()
    for (const element of [documentElement, body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    document.title = ''
    for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`
    localStorage.clear()
    sessionStorage.clear()
    this.dom.reconfigure({ url: 'http://localhost/' })
  }
}

module.exports = KeptBrowserLikeEnvironment
