interface Patience {
  /** Milliseconds in all. */
  within?: number
  /** Milliseconds between two questions. */
  every?: number
  /** When this is true after a failed question, there is no point in asking again. */
  failsAtOnce?: () => boolean
}

/**
 * Asks again until the condition gives something other than undefined or false. Fails with what was waited for,
 * and with the condition's last error as the cause.
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  { within = 30_000, every = 50, failsAtOnce = () => false }: Patience = {},
): Promise<T> {
  const end = Date.now() + within
  let cause: unknown
  do {
    try {
      const found = await condition()
      if (found !== undefined && found !== false) return found
      cause = undefined
    } catch (error) {
      cause = error
      if (failsAtOnce()) break
    }
    await new Promise((resolve) => setTimeout(resolve, every))
  } while (Date.now() < end)
  throw new Error(`Waited in vain for ${what} (${within} ms at most)`, { cause })
}
