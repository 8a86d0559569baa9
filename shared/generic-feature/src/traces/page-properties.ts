type Properties = Map<object, Map<string, unknown>>

const namesOfHistory = ['pushState', 'replaceState']

const read = (owner: object, names: readonly string[]) =>
  [owner, new Map(names.map((name) => [name, Reflect.get(owner, name) as unknown]))] as const

const readHistory = (): Properties => new Map([read(history, namesOfHistory)])

/** The handlers of window and document, and what scripts replace to hear of navigations. */
function readPage(): Properties {
  const handlersOf = (owner: object) => {
    const names: string[] = []
    // Those of the prototypes as well.
    for (const name in owner) if (name.startsWith('on')) names.push(name)
    return names
  }
  return new Map([read(window, handlersOf(window)), read(document, handlersOf(document)), ...readHistory()])
}

/** Tells what has changed since then: how to undo it, or undefined if nothing has. */
type ChangedSince = () => (() => void) | undefined

/** What others have changed since stays when it is undone. */
export const rememberPage = () => remember(readPage)
/** The part that is read fast enough for every frame. */
export const rememberHistory = () => remember(readHistory)

function remember(readNow: () => Properties): ChangedSince {
  const before = readNow()
  return () => {
    const undoing: (() => void)[] = []
    for (const [owner, values] of readNow())
      for (const [name, set] of values) {
        const previous = before.get(owner)?.get(name)
        if (set === previous) continue
        undoing.push(() => Reflect.get(owner, name) === set && Reflect.set(owner, name, previous))
      }
    return undoing.length === 0 ? undefined : () => undoing.forEach((undo) => undo())
  }
}
