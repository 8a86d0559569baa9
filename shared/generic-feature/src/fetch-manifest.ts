import { attemptOf } from './attempts'
import { readAssetManifest, type AssetManifest } from './asset-manifest'
import { fetchReleases, inItsRelease } from './releases'
import { RemoteFileError } from './remote-file-error'
import { TruncatedManifestError, WrongManifestError } from './wrong-manifest-error'

/** Asks for the manifest anew each time, so that a remote's new version is found. */
export async function fetchManifest(folder: string, signal: AbortSignal): Promise<AssetManifest> {
  const address = `${folder}asset-manifest.json`
  const requested = fetchReleases(folder)
  const response = await fetch(address, {
    // What the browser holds and the server calls current may be what another try is for.
    cache: attemptOf(folder) > 0 ? 'reload' : 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new RemoteFileError(address, { cause })
  })
  if (!response.ok || /html/i.test(response.headers.get('content-type') ?? ''))
    throw new RemoteFileError(address)
  // Where the connection breaks before its end, the manifest may be whole, and another try may bring it.
  const text = await response.text().catch((cause: unknown) => {
    throw new RemoteFileError(address, { cause })
  })
  return inItsRelease(readAssetManifest(parsed(text, address), folder), await requested)
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    const begun = text.trim()
    if (begun === '' || (begun.startsWith('{') && !begun.endsWith('}')))
      throw new TruncatedManifestError(`${address} ends after ${text.length} characters`, { cause })
    throw new WrongManifestError(`${address} is not JSON`, { cause })
  }
}
