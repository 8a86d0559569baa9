import type { ApiClient } from '@energycockpit/api-client'
import type { User } from '@energycockpit/contract'
import type { Events, PortalEvents } from '@energycockpit/remote'
import { isInApp } from '../app/app-wrapper'
import { fetchAhead } from '../features/fetch-ahead'
import { addressOf } from '../features/module-loader'
import { loadSearch } from '../search/load-search'
import { startIdentity } from './start-identity'

interface Idle {
  api: ApiClient
  events: Events<PortalEvents>
  user: User | undefined
  isPublic: boolean
  featureIds: Iterable<string>
  prefetch: (featureId: string) => Promise<number>
}

/** What waits until the first feature stands and the browser has nothing else to do. */
export function onceIdle({ api, events, user, isPublic, featureIds, prefetch }: Idle): void {
  if (!isPublic && !isInApp()) void startIdentity(api, events, user)
  // What a third party's feature weighs nobody knows before, so it waits for somebody who points at it.
  const own = [...featureIds].filter((featureId) => addressOf(featureId) !== undefined)
  void fetchAhead(own, prefetch)
  // So that it is there when the server is not.
  if (!isPublic) loadSearch().catch(() => undefined)
}
