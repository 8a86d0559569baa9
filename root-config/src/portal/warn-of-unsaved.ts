import type { Events, PortalEvents } from '@energycockpit/remote'
import { isInApp } from '../app/app-wrapper'
import { portalAddress } from '../routing/portal-address'

/** What the user has typed and not saved. */
export interface Unsaved {
  isAnything(): boolean
  /** Whether some of it is lost when the portal goes to an address. */
  isLostAt(address: string): boolean
  /** What has survived a navigation now belongs to the place that it led to. */
  moveTo(address: string): void
  /** The user gives it up, or whoever had it is gone. */
  forget(): void
}

interface Input {
  path: string
  /** Of the path, where another one loses it. */
  query?: string
  /** Kept below the path, too; and it stays there when the user goes on. */
  below: boolean
}

/**
 * Listens to what features say to be unsaved, and lets the browser ask before the page goes while anything is. Only
 * then there is a listener: one that is always there keeps browsers from restoring the page quickly.
 */
export function warnOfUnsaved(events: Events<PortalEvents>, page: Window = window): Unsaved {
  const inputs = new Map<string, Input>()

  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  function listen(): void {
    if (inputs.size > 0) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  }

  events.subscribe('unsaved', ({ id, unsaved, within, withQuery }) => {
    const { pathname, search } = placeOf(page.location.href)
    if (unsaved)
      inputs.set(id, {
        ...{ path: within ?? pathname, below: within !== undefined },
        ...(withQuery && { query: search }),
      })
    else inputs.delete(id)
    listen()
  })
  return {
    isAnything: () => inputs.size > 0,
    isLostAt: (address) => [...inputs.values()].some((input) => !isKept(input, placeOf(address))),
    moveTo(address) {
      const { pathname, search } = placeOf(address)
      for (const input of inputs.values()) {
        if (!input.below) input.path = pathname
        if (input.query !== undefined) input.query = search
      }
    },
    forget() {
      inputs.clear()
      listen()
    },
  }
}

function isKept({ path, below, query }: Input, { pathname, search }: ReturnType<typeof placeOf>): boolean {
  if (query !== undefined && search !== query) return false
  return pathname === path || (below && pathname.startsWith(`${path}/`))
}

/** In the app the portal's path stands in the fragment. */
const placeOf = (address: string) => portalAddress(new URL(address), isInApp())
