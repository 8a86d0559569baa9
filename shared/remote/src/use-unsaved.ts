import { useEffect, useId } from 'react'
import { useFeature } from './feature-context'

interface UnsavedOptions {
  /**
   * The path at and below which what was typed is kept (`/platform/organization`), for an input that outlives its
   * page. Without it, any other path than the present one loses it; the fragment never does.
   */
  within?: string
  /** Another query of the same path loses it, too: the address's query says what the page shows. */
  withQuery?: boolean
}

/**
 * Says that the user would lose something by leaving: text that was typed and not saved. While anybody says so, the
 * portal asks before it goes to another path, and the browser before it loads another page or this one anew, a
 * session's end included.
 *
 *     useUnsaved(draft !== saved)
 */
export function useUnsaved(unsaved: boolean, { within, withQuery = false }: UnsavedOptions = {}): void {
  const { events, featureId } = useFeature()
  const id = `${featureId} ${useId()}`
  useEffect(() => {
    if (!unsaved) return
    events.publish('unsaved', {
      ...{ id, unsaved: true },
      ...(within !== undefined && { within }),
      ...(withQuery && { withQuery }),
    })
    return () => events.publish('unsaved', { id, unsaved: false })
  }, [events, id, unsaved, within, withQuery])
}
