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

  events.subscribe('unsaved', ({ id, unsaved, within }) => {
    if (unsaved) inputs.set(id, { path: within ?? pathOf(page.location.href), below: within !== undefined })
    else inputs.delete(id)
    listen()
  })
  return {
    isAnything: () => inputs.size > 0,
    isLostAt: (address) => [...inputs.values()].some((input) => !isKept(input, pathOf(address))),
    moveTo(address) {
      for (const input of inputs.values()) if (!input.below) input.path = pathOf(address)
    },
    forget() {
      inputs.clear()
      listen()
    },
  }
}

function isKept({ path, below }: Input, at: string): boolean {
  return at === path || (below && at.startsWith(`${path}/`))
}

/** In the app the portal's path stands in the fragment. */
const pathOf = (address: string) => portalAddress(new URL(address), isInApp()).pathname
