import type { Leaving } from './leaving'

/** Of single-spa's event before it changes anything; `true` keeps the page as it is. */
interface BeforeRouting {
  oldUrl: string
  newUrl: string
  cancelNavigation: (cancelled: Promise<boolean>) => void
}

/** A new page is there long before; if something else has kept this one, it goes on. */
const PATIENCE = 5_000

/**
 * Looks at the navigations that have happened before anybody could be asked: the browser's back and forward buttons,
 * and code that writes the history by itself. When the user wants to stay, the browser goes back to the entry of the
 * history that it has come from.
 */
export function guardHistory(leaving: Leaving): void {
  let settled = currentEntry()

  async function staysFrom(newUrl: string): Promise<boolean> {
    if (await leaving.mayLeaveFor(newUrl)) return leaving.needsNewPage(newUrl) ? openNewPage() : false
    await returnTo(settled)
    return true
  }

  window.addEventListener('single-spa:before-routing-event', (event) => {
    const { oldUrl, newUrl, cancelNavigation } = (event as CustomEvent<BeforeRouting>).detail
    if (oldUrl === newUrl) return
    if (leaving.mustAsk(newUrl)) cancelNavigation(staysFrom(newUrl))
    else if (leaving.needsNewPage(newUrl)) cancelNavigation(openNewPage())
  })
  // After what was there has left, and before anything new can say that it has something unsaved.
  window.addEventListener('single-spa:before-mount-routing-event', () => leaving.arriveAt(location.href))
  window.addEventListener('single-spa:routing-event', () => {
    settled = currentEntry()
  })
}

/** The address is the new one already. */
function openNewPage(): Promise<boolean> {
  location.reload()
  return new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE))
}

/** Undefined in browsers without the navigation interface, Firefox before 147 and Safari before 26.2. */
function currentEntry(): string | undefined {
  return 'navigation' in window ? window.navigation.currentEntry?.key : undefined
}

/** Without the interface single-spa writes the old address over the new entry: right to look at, one step lost. */
async function returnTo(entry: string | undefined): Promise<void> {
  if (entry === undefined || entry === currentEntry()) return
  await window.navigation.traverseTo(entry).finished?.catch((error: unknown) => {
    console.warn('The browser did not go back to where the user has stayed', error)
  })
}
