import { refreshThreshold } from './settings'

/** Milliseconds until a token that expires at `exp` (seconds since 1970, the provider's clock) is to be renewed. */
export function renewIn(exp: number, timeSkew: number, now: number): number {
  return Math.max(0, (exp + timeSkew - refreshThreshold) * 1000 - now)
}
