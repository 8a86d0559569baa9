import { networkOf } from '../../identity/network-of'

/** So many different wrong tokens of one network are looked up in a minute. */
export const FREE_WRONG_TOKENS = 30
/** Networks that are remembered at a time. */
const MAX_NETWORKS = 10_000
const window = 60_000

interface Wrong {
  until: number
  hashes: Set<string>
}

/**
 * Counts tokens that are none, by the network that they come from, in this process. Nobody guesses 256 bits; what is
 * spared is the store. A program that goes on with the same wrong token counts once, so that it shuts nobody else out.
 */
export function createWrongTokens() {
  const networks = new Map<string, Wrong>()

  function wrongOf(address: string, now: number): Wrong | undefined {
    const known = networks.get(networkOf(address))
    return known && known.until > now ? known : undefined
  }

  return {
    /** Seconds to wait until tokens of this network are looked up again; 0 when they are. */
    wait(address: string, now = Date.now()): number {
      const wrong = wrongOf(address, now)
      return wrong && wrong.hashes.size >= FREE_WRONG_TOKENS ? Math.ceil((wrong.until - now) / 1000) : 0
    },
    /** Whether the token was found wrong a moment ago. */
    knows: (address: string, hash: string, now = Date.now()): boolean =>
      wrongOf(address, now)?.hashes.has(hash) === true,
    add(address: string, hash: string, now = Date.now()): void {
      const known = wrongOf(address, now)
      if (known) return void known.hashes.add(hash)
      if (networks.size >= MAX_NETWORKS) networks.clear()
      networks.set(networkOf(address), { until: now + window, hashes: new Set([hash]) })
    },
  }
}

export type WrongTokens = ReturnType<typeof createWrongTokens>
