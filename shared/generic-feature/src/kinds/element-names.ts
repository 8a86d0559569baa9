import { replaceUntil } from '../traces/replace-until'

/** The name that a remote defines its element by. */
const definedAs = (featureId: string) => `${featureId}-app`

/** By the name that was defined: under which one its newest definition stands. */
const newest = new Map<string, string>()

/** The element to mount for a feature, as it was defined last. */
export function elementNameOf(featureId: string): string {
  return newest.get(definedAs(featureId)) ?? definedAs(featureId)
}

let watching = 0
let uninstall: (() => void) | undefined

/**
 * A page can define an element's name only once, and the second script to do so would fail: another try after a
 * failure, a new version in an open page. While remotes' scripts run, their own element's next definition therefore
 * gets a name of its own, and elements that it consists of keep the definition that they have. Call the answer when
 * the scripts have run.
 */
export function admitNewDefinitions(featureId: string): () => void {
  watching += 1
  uninstall ??= install()
  own.add(definedAs(featureId))
  return () => {
    watching -= 1
    if (watching > 0) return
    uninstall?.()
    uninstall = undefined
  }
}

const own = new Set<string>()

function install(): () => void {
  const { define } = CustomElementRegistry.prototype
  const admitting: typeof define = function (this: CustomElementRegistry, name, constructor, options) {
    // Whoever has put their own around it calls it also when nobody watches any more.
    if (watching === 0 || !this.get(name)) return define.call(this, name, constructor, options)
    if (!own.has(name)) return undefined
    const next = freeName(this, name)
    define.call(this, next, constructor, options)
    newest.set(name, next)
    return undefined
  }
  return replaceUntil(CustomElementRegistry.prototype, 'define', admitting)
}

function freeName(registry: CustomElementRegistry, name: string): string {
  let count = 2
  while (registry.get(`${name}-${count}`)) count += 1
  return `${name}-${count}`
}
