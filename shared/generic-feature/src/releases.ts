import type { AssetManifest } from './asset-manifest'

/** By address: the release that the page met it in first, for which the plain address stands. */
const first = new Map<string, string>()
/** By folder: the scripts that tell their releases apart by nothing but what the server says of them. */
const untold = new Map<string, readonly string[]>()

/** No remote is kept longer for the question whether it is still the same. */
const PATIENCE = 2_000

/** A name with a content hash is another one in each release. */
const HASHED = /[.-][0-9a-f]{8,}\.m?js$/

/**
 * The server's word for what each of a remote's scripts is now, by address; asked beside the manifest, and only where
 * neither manifest nor file names tell one release from another.
 */
export async function fetchReleases(folder: string): Promise<Map<string, string>> {
  const said = await Promise.all(
    (untold.get(folder) ?? []).map(async (address) => [address, await releaseOf(address)] as const),
  )
  return new Map(said.flatMap(([address, release]) => (release === undefined ? [] : [[address, release]])))
}

/**
 * The manifest with scripts that browser and loader run anew when the remote has been deployed anew: both remember a
 * script by its address for ever, so what keeps its name gets the release beside it.
 */
export function inItsRelease(manifest: AssetManifest, said: ReadonlyMap<string, string>): AssetManifest {
  const scripts = manifest.scripts.map((script) => {
    const { address } = script
    const release = HASHED.test(new URL(address).pathname)
      ? undefined
      : (manifest.stated ?? said.get(address))
    return release === undefined ? script : { ...script, address: addressInRelease(address, release) }
  })
  return { ...manifest, scripts }
}

function addressInRelease(address: string, release: string): string {
  const known = first.get(address) ?? release
  first.set(address, known)
  if (known === release) return address
  const own = new URL(address)
  own.searchParams.set('release', release)
  return own.href
}

/** A remote stands: from now on the server is asked what its scripts are, for which it must be known what they were. */
export async function rememberRelease(folder: string, { scripts, stated }: AssetManifest): Promise<void> {
  if (stated !== undefined) return void untold.delete(folder)
  const plain = scripts.map(({ address }) => withoutRelease(address))
  const addresses = plain.filter((address) => !HASHED.test(new URL(address).pathname))
  untold.set(folder, addresses)
  await Promise.all(
    addresses
      .filter((address) => !first.has(address))
      .map(async (address) => {
        const release = await releaseOf(address)
        if (release !== undefined) addressInRelease(address, release)
      }),
  )
}

function withoutRelease(address: string): string {
  const plain = new URL(address)
  plain.searchParams.delete('release')
  return plain.href
}

/** Undefined when the server says nothing of the kind, or is not there: then the script stays what it is. */
async function releaseOf(address: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(address, { cache: 'no-cache', credentials: 'same-origin', signal })
    if (!answer.ok) return undefined
    return answer.headers.get('etag') ?? answer.headers.get('last-modified') ?? undefined
  } catch {
    return undefined
  }
}
