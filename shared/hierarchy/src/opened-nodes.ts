/** What the user has opened and closed by hand. */
export interface ByHand {
  opened: ReadonlySet<string>
  closed: ReadonlySet<string>
}

export const untouched: ByHand = { opened: new Set(), closed: new Set() }

/** Nodes that stand open: opened by hand, or open by themselves and not closed by hand. */
export function openedNodes({ opened, closed }: ByHand, byThemselves: Iterable<string>): Set<string> {
  return new Set([...opened, ...[...byThemselves].filter((id) => !closed.has(id))])
}

export function opening({ opened, closed }: ByHand, ids: readonly string[]): ByHand {
  return {
    opened: new Set([...opened, ...ids]),
    closed: new Set([...closed].filter((id) => !ids.includes(id))),
  }
}

export function closing({ opened, closed }: ByHand, id: string): ByHand {
  return { opened: new Set([...opened].filter((each) => each !== id)), closed: new Set([...closed, id]) }
}
