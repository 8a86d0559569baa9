import { folderOf } from './feature-folder'

/** Milliseconds; whoever tries again waits for it. */
const PATIENCE = 3_000
/** More than the files of any feature that are fetched at once. */
const MOST = 60

/**
 * Fetches the files of a feature past the browser's cache and into it, as far as the page has had them. What the cache
 * holds may be what is wrong, and an error names only the outermost file.
 */
export async function fetchAnew(featureId: string): Promise<void> {
  const folder = folderOf(featureId)
  const isFile = ({ name }: PerformanceEntry) => name.startsWith(folder) && /\.(m?js|css)$/.test(pathOf(name))
  const addresses = new Set(
    performance
      .getEntriesByType('resource')
      .filter(isFile)
      .map(({ name }) => name),
  )
  const signal = AbortSignal.timeout(PATIENCE)
  await Promise.allSettled(
    [...addresses].slice(-MOST).map(async (address) => {
      const answer = await fetch(address, { cache: 'reload', signal })
      // It is in the cache when it has arrived as a whole.
      await answer.arrayBuffer()
    }),
  )
}

const pathOf = (address: string) => new URL(address).pathname
