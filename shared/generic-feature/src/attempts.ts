/** How often a remote, by its folder, has been begun anew. */
const attempts = new Map<string, number>()

/**
 * After a failure everything of a remote is fetched and run anew. Browser and loader remember a script by its
 * address for ever, whether it came or not, so each attempt has addresses of its own.
 */
export function restartAttempts(folder: string): void {
  attempts.set(folder, attemptOf(folder) + 1)
}

/** 0 for a remote that has never failed. */
export function attemptOf(folder: string): number {
  return attempts.get(folder) ?? 0
}

export function addressInAttempt(address: string, attempt: number): string {
  if (attempt === 0) return address
  const fresh = new URL(address)
  fresh.searchParams.set('retry', String(attempt))
  return fresh.href
}
