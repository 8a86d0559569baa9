import type { ApiClient } from '@energycockpit/api-client'
import { noteRecentObject, recentKinds, type RecentKind } from '@energycockpit/contract'
import { useEffect } from 'react'
import { useFeature } from './feature-context'

/** Who leaves sooner has not looked at it; and the page has what it needs by then. */
const settled = 1_500

/**
 * Keeps that the user has opened an object, for the list of what was opened last. Undefined while it is not known
 * whether there is such an object. A kind of which no list is kept is left out.
 */
export function useViewed(object: { kind: string; id: string } | undefined): void {
  const { api } = useFeature()
  const { id } = object ?? {}
  const kind = recentKinds.find((one) => one === object?.kind)
  useEffect(() => {
    if (kind === undefined || id === undefined) return
    const timer = setTimeout(() => noteViewed(api, { kind, id }), settled)
    return () => clearTimeout(timer)
  }, [api, kind, id])
}

/** The same at once, for what is opened by a step. Nobody is told when it fails: the list is a convenience. */
export function noteViewed(api: ApiClient, object: { kind: RecentKind; id: string }): void {
  api.call(noteRecentObject, { body: object }).catch(() => undefined)
}
