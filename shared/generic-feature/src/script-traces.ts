/** What scripts have set up that outlives their elements, undone from the last to the first. */
export interface ScriptTraces {
  /** Call it when the script has run. */
  stop(): void
  undo(): void
}

interface Tracing {
  address: string
  undoing: (() => void)[]
}

const active = new Set<Tracing>()
let uninstall: (() => void) | undefined

/**
 * Watches what a plain script sets up on the page while it runs: listeners, timers and message channels. Such a
 * script knows no unmounting and runs anew for each mount, so without this every mount would leave a copy behind.
 * Only what the script itself does is watched: the browser says which script runs.
 */
export function traceScript(address: string): ScriptTraces {
  const tracing: Tracing = { address, undoing: [] }
  active.add(tracing)
  uninstall ??= install()
  return {
    stop() {
      active.delete(tracing)
      if (active.size > 0) return
      uninstall?.()
      uninstall = undefined
    },
    undo: () =>
      tracing.undoing
        .splice(0)
        .reverse()
        .forEach((one) => one()),
  }
}

function remember(undo: () => void): void {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  for (const { address, undoing } of active) if (script.src === address) undoing.push(undo)
}

function install(): () => void {
  const { addEventListener } = EventTarget.prototype
  const { setInterval, setTimeout, MessageChannel } = window

  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...given) {
    const target = this ?? window
    addEventListener.apply(target, given)
    const [type, listener, options] = given
    remember(() => target.removeEventListener(type, listener, options))
  }
  window.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const timer = setInterval(...given)
    remember(() => clearInterval(timer))
    return timer
  }) as typeof setInterval
  window.setTimeout = ((...given: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...given)
    remember(() => clearTimeout(timer))
    return timer
  }) as typeof setTimeout
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super()
      remember(() => {
        this.port1.close()
        this.port2.close()
      })
    }
  }
  return () => {
    EventTarget.prototype.addEventListener = addEventListener
    Object.assign(window, { setInterval, setTimeout, MessageChannel })
  }
}
