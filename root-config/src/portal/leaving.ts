import type { Unsaved } from './warn-of-unsaved'

/** What has to happen before the portal goes from where it is to another address. Addresses are absolute. */
export interface Leaving {
  /** Whether the user has to be asked, because something unsaved would be lost. */
  mustAsk(address: string): boolean
  /** Asks. After a yes nothing is in the way of this navigation any more. */
  mayLeaveFor(address: string): Promise<boolean>
  /** Whether the address is to be opened in a new page, because this one is of an earlier deployment. */
  needsNewPage(address: string): boolean
  /** What was left is out of the page, and what stands at the address comes in. */
  arriveAt(address: string): void
}

interface LeavingOptions {
  unsaved: Unsaved
  askToLeave: () => Promise<boolean>
  shellIsOutdated: () => boolean
  /** What is shown at an address, by name: a feature, or a page of the shell's own. */
  shownAt: (address: string) => string
  /** Where the portal is at first. */
  start: string
}

export function createLeaving({
  unsaved,
  askToLeave,
  shellIsOutdated,
  shownAt,
  start,
}: LeavingOptions): Leaving {
  let shown = shownAt(start)
  let permitted = false

  return {
    mustAsk: (address) => !permitted && unsaved.isLostAt(address),
    async mayLeaveFor(address) {
      permitted = await askToLeave()
      if (permitted && shownAt(address) !== shown) unsaved.forget()
      return permitted
    },
    // Within a feature nothing is loaded, so a new page would bring nothing and lose what the user has set there.
    needsNewPage: (address) => shellIsOutdated() && shownAt(address) !== shown && !unsaved.isAnything(),
    arriveAt(address) {
      const now = shownAt(address)
      if (now === shown) unsaved.moveTo(address)
      else unsaved.forget()
      shown = now
      permitted = false
    },
  }
}
