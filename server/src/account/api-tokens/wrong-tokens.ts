import { networkOf } from '../../identity/network-of'

/** So many different wrong tokens of one network are looked up in a minute. */
export const FREE_WRONG_TOKENS = 30
/** Networks, and good tokens, that are remembered at a time. */
const MAX_REMEMBERED = 10_000
const window = 60_000
/** For so long after its last use the program of a good token is not shut out by others of its network. */
const GOOD_FOR = 26 * 60 * 60 * 1000

interface Wrong {
  until: number
  hashes: Set<string>
}

/**
 * Counts tokens that are none, by the network that they come from, in this process. Nobody guesses 256 bits; what is
 * spared is the store. A program that goes on with the same wrong token counts once, and one whose token was good within
 * a day goes on, so that nobody shuts out what runs every night from the same building.
 */
export function createWrongTokens() {
  const networks = new Map<string, Wrong>()
  /** By the hash of a token, until when. */
  const good = new Map<string, number>()

  function wrongOf(address: string, now: number): Wrong | undefined {
    const known = networks.get(networkOf(address))
    return known && known.until > now ? known : undefined
  }

  return {
    /** Seconds to wait until this token of this network is looked up again; 0 when it is. */
    wait(address: string, hash: string, now = Date.now()): number {
      if ((good.get(hash) ?? 0) > now) return 0
      const wrong = wrongOf(address, now)
      return wrong && wrong.hashes.size >= FREE_WRONG_TOKENS ? Math.ceil((wrong.until - now) / 1000) : 0
    },
    /** Whether the token was found wrong a moment ago. */
    knows: (address: string, hash: string, now = Date.now()): boolean =>
      wrongOf(address, now)?.hashes.has(hash) === true,
    noteGood(hash: string, now = Date.now()): void {
      if (good.size >= MAX_REMEMBERED && !good.has(hash)) good.clear()
      good.set(hash, now + GOOD_FOR)
    },
    add(address: string, hash: string, now = Date.now()): void {
      const known = wrongOf(address, now)
      if (known) return void known.hashes.add(hash)
      if (networks.size >= MAX_REMEMBERED) networks.clear()
      networks.set(networkOf(address), { until: now + window, hashes: new Set([hash]) })
    },
  }
}

export type WrongTokens = ReturnType<typeof createWrongTokens>
