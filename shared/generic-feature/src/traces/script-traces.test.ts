import { asPortal, traceScript } from './script-traces'

/* @own-modules: the window of these tests does not list its classes, so one that was replaced is gone for the next file. */

const address = 'http://localhost/plain/entry.js'
let own: { setTimeout: typeof setTimeout; pushState: typeof history.pushState }

/** Does this as the script of the address, while the browser runs it. */
function run<T>(step: () => T): T {
  const script = Object.assign(document.createElement('script'), { src: address })
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
  try {
    return step()
  } finally {
    Reflect.deleteProperty(document, 'currentScript')
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  own = { setTimeout: window.setTimeout, pushState: history.pushState }
  // Browsers have it, and the document of these tests has not.
  Object.assign(window, { MessageChannel: class {} })
})
afterEach(() => {
  Object.assign(window, { setTimeout: own.setTimeout })
  history.pushState = own.pushState
  jest.useRealTimers()
})

test('what a script has put in place of the page’s functions, as zone.js does, stays as long as it', () => {
  const listen = EventTarget.prototype.addEventListener
  const traces = traceScript(address)
  const [timer, listening] = [window.setTimeout, EventTarget.prototype.addEventListener]
  expect([timer === own.setTimeout, listening === listen]).toEqual([false, false])
  const theirs = ((...given: Parameters<typeof setTimeout>) => timer(...given)) as typeof setTimeout
  const theirListening: typeof listen = function (this: EventTarget, ...given) {
    listening.apply(this, given)
  }
  run(() => {
    window.setTimeout = theirs
    EventTarget.prototype.addEventListener = theirListening
  })
  traces.stop()
  expect(window.setTimeout).toBe(theirs)
  expect(EventTarget.prototype.addEventListener).toBe(theirListening)
  EventTarget.prototype.addEventListener = listen
})

test('what nobody has replaced is the page’s own again', () => {
  const read = () => [window.setTimeout, history.pushState, window.MutationObserver]
  const before = read()
  const owned = Object.keys(document.head)
  traceScript(address).stop()
  expect(read()).toEqual(before)
  expect(Object.keys(document.head)).toEqual(owned)
})

test('a timer that the portal starts because a script has asked it for something does not end with the script', () => {
  const [ofPortal, ofScript] = [jest.fn(), jest.fn()]
  const goesElsewhere = () => window.setTimeout(ofPortal, 100)
  // As single-spa does it: whoever writes the history has the portal do something.
  const { pushState } = history
  history.pushState = function (this: History, ...given) {
    pushState.apply(this, given)
    goesElsewhere()
  }
  const traces = traceScript(address)
  run(() => {
    history.pushState(null, '', '/platform/analysis')
    window.setTimeout(() => {
      asPortal(() => window.setTimeout(ofPortal, 100))
      history.pushState(null, '', '/platform/plain')
      window.setTimeout(ofScript, 100)
    }, 10)
  })
  traces.stop()
  jest.advanceTimersByTime(50)
  traces.undo()
  jest.advanceTimersByTime(1_000)
  expect([ofPortal.mock.calls.length, ofScript.mock.calls.length]).toEqual([3, 0])
})

test('a history that is replaced in a timer is the page’s own again when the script has left', () => {
  const { pushState } = history
  const traces = traceScript(address)
  run(() =>
    window.setTimeout(() => {
      const { pushState: before } = history
      history.pushState = function (this: History, ...given) {
        before.apply(this, given)
      }
    }, 10),
  )
  traces.stop()
  jest.advanceTimersByTime(10)
  expect(history.pushState).not.toBe(pushState)
  traces.undo()
  expect(history.pushState).toBe(pushState)
})
