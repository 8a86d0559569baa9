import { reportLoadTimes, type FeatureLoad } from '@energycockpit/contract'
import { createPortalClient } from '../app/portal-client'
import { newCorrelationId } from '../features/new-correlation-id'

/**
 * The page may be gone before the answer comes, so the request outlives it. And a session that has ended, or a server
 * that is away, is nothing to tell the user on this occasion.
 */
const quietClient = createPortalClient({
  onSessionTimeout: () => undefined,
  fetch: (address, request) => fetch(address, { ...request, keepalive: true }),
})

/** Nobody misses a report that did not arrive. */
export function sendLoadTimes(loads: FeatureLoad[]): void {
  const body = { reportId: newCorrelationId('load-times'), loads }
  quietClient.call(reportLoadTimes, { body }).catch(() => undefined)
}
