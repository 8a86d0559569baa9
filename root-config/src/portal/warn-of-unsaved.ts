import type { Events, PortalEvents } from '@energycockpit/remote'

/**
 * Lets the browser ask before the page goes while a feature says that something is unsaved. Only then there is a
 * listener: one that is always there keeps browsers from restoring the page quickly. Answers whether there is anything.
 */
export function warnOfUnsaved(events: Events<PortalEvents>, page: Window = window): () => boolean {
  const unsaved = new Set<string>()

  const ask = (event: BeforeUnloadEvent) => event.preventDefault()

  events.subscribe('unsaved', (told) => {
    if (told.unsaved) unsaved.add(told.id)
    else unsaved.delete(told.id)
    if (unsaved.size > 0) page.addEventListener('beforeunload', ask)
    else page.removeEventListener('beforeunload', ask)
  })
  return () => unsaved.size > 0
}
