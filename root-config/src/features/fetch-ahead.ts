/** What a page may spend, unasked, on features that its user may never open: bytes over the network. */
export const AHEAD_BUDGET = 400_000

/**
 * Fetches features one after the other while the browser has nothing else to do, until the budget is used up; then the
 * rest waits for somebody who points at it. `prefetch` answers with the bytes that it needed.
 */
export async function fetchAhead(
  featureIds: Iterable<string>,
  prefetch: (featureId: string) => Promise<number>,
): Promise<void> {
  let left = AHEAD_BUDGET
  for (const featureId of featureIds) {
    if (left <= 0) return
    left -= await prefetch(featureId)
  }
}
