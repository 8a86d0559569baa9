/** What scripts have set up that outlives their elements, undone from the last to the first. */
export interface ScriptTraces {
  /** Call it when the script has run. */
  stop(): void
  undo(): void
}

interface Tracing {
  address: string
  undoing: (() => void)[]
  /** Apart from the rest, because a script that starts the next timer in each would have ever more to undo. */
  timers: Set<number>
}

type Timer = (handler: TimerHandler, delay?: number, ...given: unknown[]) => number

const scripts = new Set<Tracing>()
/** Those of whose scripts a timer or a message is handled right now. */
let handling: readonly Tracing[] = []

/**
 * Watches what a plain script sets up on the page: listeners, timers and message channels. Such a script knows no
 * unmounting and runs anew for each mount, so without this every mount would leave a copy behind. Only what the script
 * itself does is watched while it runs: the browser says which script that is. What it has done later by its timers and
 * channels (React runs effects in one) is watched as well; what listeners and promises set up is not.
 */
export function traceScript(address: string): ScriptTraces {
  const tracing: Tracing = { address, undoing: [], timers: new Set() }
  scripts.add(tracing)
  const release = watch()
  return {
    stop() {
      scripts.delete(tracing)
      release()
    },
    undo() {
      tracing.timers.forEach((timer) => clearTimeout(timer))
      tracing.timers.clear()
      tracing.undoing
        .splice(0)
        .reverse()
        .forEach((one) => one())
    },
  }
}

function responsible(): readonly Tracing[] {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return handling
  return [...scripts].filter(({ address }) => script.src === address)
}

function remember(undo: () => void): void {
  for (const { undoing } of responsible()) undoing.push(undo)
}

/** Handles what a traced script has asked for, as the script would: what that sets up is its as well. */
function handle<T>(tracings: readonly Tracing[], step: () => T): T {
  const before = handling
  handling = tracings
  const release = watch()
  try {
    return step()
  } finally {
    release()
    handling = before
  }
}

let watching = 0
let uninstall: (() => void) | undefined

function watch(): () => void {
  watching += 1
  uninstall ??= install()
  return () => {
    watching -= 1
    if (watching > 0) return
    uninstall?.()
    uninstall = undefined
  }
}

function install(): () => void {
  const { setInterval, setTimeout, MessageChannel } = window
  // single-spa gives the window one of its own.
  const listened = Object.hasOwn(window, 'addEventListener')
    ? [EventTarget.prototype, window]
    : [EventTarget.prototype]
  const restore = listened.map(traceListeners)
  Object.assign(window, {
    setInterval: traced(setInterval as Timer, { again: true }),
    setTimeout: traced(setTimeout as Timer, { again: false }),
    MessageChannel: tracedChannel(MessageChannel),
  })
  return () => {
    restore.forEach((one) => one())
    Object.assign(window, { setInterval, setTimeout, MessageChannel })
  }
}

function traceListeners(owner: EventTarget): () => void {
  const { addEventListener } = owner
  owner.addEventListener = function (this: EventTarget | undefined, ...given) {
    const target = this ?? window
    addEventListener.apply(target, given)
    const [type, listener, options] = given
    remember(() => target.removeEventListener(type, listener, options))
  }
  return () => {
    owner.addEventListener = addEventListener
  }
}

const traced = (start: Timer, { again }: { again: boolean }): Timer =>
  function (handler, ...given) {
    const tracings = responsible()
    if (tracings.length === 0 || typeof handler !== 'function') return start(handler, ...given)
    const timer = start(
      (...passed: unknown[]) => {
        if (!again) for (const { timers } of tracings) timers.delete(timer)
        handle(tracings, () => handler(...passed) as unknown)
      },
      ...given,
    )
    for (const { timers } of tracings) timers.add(timer)
    return timer
  }

const tracedChannel = (Channel: typeof MessageChannel) =>
  class extends Channel {
    constructor() {
      super()
      const tracings = responsible()
      if (tracings.length === 0) return
      for (const port of [this.port1, this.port2]) traceMessages(port, tracings)
      remember(() => {
        this.port1.close()
        this.port2.close()
      })
    }
  }

function traceMessages(port: MessagePort, tracings: readonly Tracing[]): void {
  let given: MessagePort['onmessage'] = null
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
  Object.defineProperty(port, 'onmessage', {
    configurable: true,
    get: () => given,
    set(handler: MessagePort['onmessage']) {
      given = handler
      const handleMessage = (event: MessageEvent) =>
        handle(tracings, () => handler?.call(port, event) as unknown)
      set?.call(port, typeof handler === 'function' ? handleMessage : handler)
    },
  })
}
