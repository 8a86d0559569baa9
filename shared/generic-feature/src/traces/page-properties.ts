type Properties = Map<object, Map<string, unknown>>

/** The handlers of window and document, and what scripts replace to hear of navigations. */
function properties(): Properties {
  const handlersOf = (owner: object) => {
    const names: string[] = []
    // Those of the prototypes as well.
    for (const name in owner) if (name.startsWith('on')) names.push(name)
    return names
  }
  const read = (owner: object, names: readonly string[]) =>
    [owner, new Map(names.map((name) => [name, Reflect.get(owner, name) as unknown]))] as const
  return new Map([
    read(window, handlersOf(window)),
    read(document, handlersOf(document)),
    read(history, ['pushState', 'replaceState']),
  ])
}

/** Answers what tells how to undo what has changed until then. What others have changed since stays. */
export function rememberPage(): () => () => void {
  const before = properties()
  return () => {
    const undoing: (() => void)[] = []
    for (const [owner, values] of properties())
      for (const [name, set] of values) {
        const previous = before.get(owner)?.get(name)
        if (set === previous) continue
        undoing.push(() => Reflect.get(owner, name) === set && Reflect.set(owner, name, previous))
      }
    return () => undoing.forEach((undo) => undo())
  }
}
