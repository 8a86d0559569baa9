/**
 * Gives an object another value for a name; the answer puts the one before back. What a script has replaced meanwhile
 * stays, because it is what the script goes on with: zone.js, which Angular may bring, replaces timers and listeners.
 */
export function replaceUntil(owner: object, name: string, value: unknown): () => void {
  const before = Object.hasOwn(owner, name) ? { own: Reflect.get(owner, name) as unknown } : undefined
  Reflect.set(owner, name, value)
  return () => {
    if (Reflect.get(owner, name) !== value) return
    if (before) Reflect.set(owner, name, before.own)
    else Reflect.deleteProperty(owner, name)
  }
}
