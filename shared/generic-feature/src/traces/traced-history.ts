import { replaceUntil } from './replace-until'

/** A script that goes to another page makes the portal leave this one: what that sets up is not the script's. */
export function traceHistory(asPortal: <T>(step: () => T) => T): () => void {
  const restore = (['pushState', 'replaceState'] as const).map((name) => {
    const own = history[name]
    return replaceUntil(history, name, function (this: History, ...given: Parameters<typeof own>) {
      asPortal(() => own.apply(this, given))
    })
  })
  return () => restore.forEach((one) => one())
}
