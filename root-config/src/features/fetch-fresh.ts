import { folderOf } from './feature-folder'

/** Milliseconds; whoever tries again waits for it. */
const PATIENCE = 3_000

/**
 * Fetches the files of a feature past the browser's cache and into it, as far as the page has had them. What the cache
 * holds may be what is wrong, and an error names only the outermost file.
 */
export async function fetchFresh(featureId: string): Promise<void> {
  const folder = folderOf(featureId)
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(folder) && /\.(m?js|css)(\?|$)/.test(name))
  const signal = AbortSignal.timeout(PATIENCE)
  // A file is in the cache when it has arrived as a whole.
  const fetchFile = async (file: string) => (await fetch(file, { cache: 'reload', signal })).arrayBuffer()
  await Promise.allSettled([...new Set(files)].map(fetchFile))
}
