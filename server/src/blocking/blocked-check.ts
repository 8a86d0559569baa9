import type { IsBlocked } from '../identity/required-action-prompt'

/** For so many milliseconds a user who had nothing to confirm is not asked about again. */
const freeFor = 2000
/** More users at a time than this are not remembered. */
const maxRemembered = 10_000

/**
 * Asks the store once in a while instead of with every call. Only that somebody is free is remembered: a new reason
 * counts within two seconds, on every process, and a confirmed one opens the portal at once.
 */
export function rememberingWhoIsFree(isBlocked: IsBlocked, now = Date.now): IsBlocked {
  const freeUntil = new Map<string, number>()
  return async (userUuid) => {
    if ((freeUntil.get(userUuid) ?? 0) > now()) return false
    const requested = now()
    if (await isBlocked(userUuid)) return true
    if (freeUntil.size >= maxRemembered) freeUntil.clear()
    freeUntil.set(userUuid, requested + freeFor)
    return false
  }
}
