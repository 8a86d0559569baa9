import { replaceUntil } from './replace-until'
import { traceHead } from './traced-head'
import { traceHistory } from './traced-history'
import { tracedObjects } from './traced-objects'
import { tracedTimers } from './traced-timers'
import { rememberHistory, rememberPage } from './page-properties'
import { newTracing, type Tracing, type Watch } from './tracing'

/** What scripts have set up that outlives their elements, undone from the last to the first. */
export interface ScriptTraces {
  /** Call it when the script has run. */
  stop(): void
  undo(): void
}

const scripts = new Map<Tracing, string>()
/** Those of whose scripts a timer or a message is handled right now. */
let handling: readonly Tracing[] = []
/** How deep within a script's code the portal's own runs, of which nothing ends with the script. */
let within = 0

/** Does what the script has asked the portal for: what that sets up is the portal's. */
export function asPortal<T>(step: () => T): T {
  within += 1
  try {
    return step()
  } finally {
    within -= 1
  }
}

/**
 * Watches what a plain script sets up on the page: listeners, timers and frames, observers, message channels and
 * connections, style sheets and other elements in the head. Such a script knows no unmounting and runs anew for each
 * mount, so without this every mount would leave a copy behind. Only what the script itself does is watched while it
 * runs: the browser says which script that is. What it has done later by its timers, observers and channels (React runs
 * effects in one) is watched as well; what listeners and promises set up is not.
 */
export function traceScript(address: string): ScriptTraces {
  const tracing = newTracing()
  const changedSince = rememberPage()
  scripts.set(tracing, address)
  const release = watch()
  return {
    stop() {
      if (!scripts.delete(tracing)) return
      release()
      const undo = changedSince()
      if (undo) tracing.undoing.unshift(undo)
    },
    undo: tracing.undo,
  }
}

const watchOfPage: Watch = {
  responsible() {
    if (within > 0) return []
    const script = document.currentScript
    if (!(script instanceof HTMLScriptElement)) return handling
    return [...scripts].filter(([, address]) => script.src === address).map(([tracing]) => tracing)
  },
  remember(undo) {
    for (const { undoing } of watchOfPage.responsible()) undoing.push(undo)
  },
  handle(tracings, step) {
    const before = handling
    handling = tracings
    const changedSince = rememberHistory()
    const release = watch()
    try {
      return step()
    } finally {
      release()
      handling = before
      const undo = changedSince()
      if (undo) for (const { undoing } of tracings) undoing.push(undo)
    }
  },
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
  // single-spa gives the window one of its own.
  const listened = Object.hasOwn(window, 'addEventListener')
    ? [EventTarget.prototype, window]
    : [EventTarget.prototype]
  const traced = { ...tracedTimers(window, watchOfPage), ...tracedObjects(window, watchOfPage) }
  const restore = [
    ...listened.map(traceListeners),
    traceHead(document.head, watchOfPage),
    traceHistory(asPortal),
    ...Object.entries(traced).map(([name, value]) => replaceUntil(window, name, value)),
  ]
  return () => restore.forEach((one) => one())
}

function traceListeners(owner: EventTarget): () => void {
  const { addEventListener } = owner
  const traced: typeof addEventListener = function (this: EventTarget | undefined, ...given) {
    const target = this ?? window
    addEventListener.apply(target, given)
    const [type, listener, options] = given
    watchOfPage.remember(() => target.removeEventListener(type, listener, options))
  }
  return replaceUntil(owner, 'addEventListener', traced)
}
