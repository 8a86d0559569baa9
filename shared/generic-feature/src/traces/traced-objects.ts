import type { Tracing, Watch } from './tracing'

/** Objects of the window that go on until they are told to end, and by what they are told. */
const ends = {
  ResizeObserver: 'disconnect',
  MutationObserver: 'disconnect',
  IntersectionObserver: 'disconnect',
  PerformanceObserver: 'disconnect',
  WebSocket: 'close',
  EventSource: 'close',
  BroadcastChannel: 'close',
  Worker: 'terminate',
} as const

type Callback = (this: unknown, ...given: unknown[]) => unknown
type Constructor = new (...given: unknown[]) => object

export function tracedObjects(page: typeof globalThis, watch: Watch): Record<string, unknown> {
  const traced = Object.entries(ends)
    .filter(([name]) => name in page)
    .map(([name, end]) => [name, tracedConstructor(Reflect.get(page, name) as Constructor, end, watch)])
  return { ...Object.fromEntries(traced), MessageChannel: tracedChannel(page.MessageChannel, watch) }
}

/** A proxy, so that constants and `instanceof` stay as they are. */
function tracedConstructor(own: Constructor, end: string, watch: Watch): Constructor {
  return new Proxy(own, {
    construct(target, given: unknown[], as: Constructor) {
      const tracings = watch.responsible()
      const [callback, ...others] = given
      const watched =
        tracings.length > 0 && typeof callback === 'function'
          ? [handled(callback as Callback, tracings, watch), ...others]
          : given
      const made = Reflect.construct(target, watched, as) as object
      // What goes on, the browser keeps; what has ended is not kept by this.
      const kept = new WeakRef(made)
      watch.remember(() => (kept.deref() as Record<string, () => void> | undefined)?.[end]?.())
      return made
    },
  })
}

const handled = (callback: Callback, tracings: readonly Tracing[], watch: Watch): Callback =>
  function (...given) {
    return watch.handle(tracings, () => callback.apply(this, given))
  }

const tracedChannel = (Channel: typeof MessageChannel, watch: Watch) =>
  class extends Channel {
    constructor() {
      super()
      const tracings = watch.responsible()
      if (tracings.length === 0) return
      for (const port of [this.port1, this.port2]) traceMessages(port, tracings, watch)
      watch.remember(() => {
        this.port1.close()
        this.port2.close()
      })
    }
  }

function traceMessages(port: MessagePort, tracings: readonly Tracing[], watch: Watch): void {
  let given: MessagePort['onmessage'] = null
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
  Object.defineProperty(port, 'onmessage', {
    configurable: true,
    get: () => given,
    set(handler: MessagePort['onmessage']) {
      given = handler
      const handleMessage = (event: MessageEvent) =>
        watch.handle(tracings, () => handler?.call(port, event) as unknown)
      set?.call(port, typeof handler === 'function' ? handleMessage : handler)
    },
  })
}
