import { useEffect, useId } from 'react'
import { useFeature } from './feature-context'

/**
 * Says that the user would lose something by leaving the page: text that was typed and not saved. While anybody says
 * so, the browser asks before it loads another page or this one anew, a session's end included.
 *
 *     useUnsaved(draft !== saved)
 */
export function useUnsaved(unsaved: boolean): void {
  const { events, featureId } = useFeature()
  const id = `${featureId} ${useId()}`
  useEffect(() => {
    if (!unsaved) return
    events.publish('unsaved', { id, unsaved: true })
    return () => events.publish('unsaved', { id, unsaved: false })
  }, [events, id, unsaved])
}
