import { readAssetManifest, type AssetManifest } from './asset-manifest'
import { askForReleases, inItsRelease } from './releases'
import { RemoteFileError } from './remote-file-error'
import { WrongManifestError } from './wrong-manifest-error'

/** Asks for the manifest anew each time, so that a remote's new version is found. */
export async function fetchManifest(folder: string, signal: AbortSignal): Promise<AssetManifest> {
  const address = `${folder}asset-manifest.json`
  const asked = askForReleases(folder)
  const response = await fetch(address, {
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'error',
    signal,
  }).catch((cause: unknown) => {
    throw new RemoteFileError(address, { cause })
  })
  if (!response.ok || /html/i.test(response.headers.get('content-type') ?? ''))
    throw new RemoteFileError(address)
  const content: unknown = await response.json().catch((cause: unknown) => {
    throw new WrongManifestError(`${address} is not JSON`, { cause })
  })
  return inItsRelease(readAssetManifest(content, folder), await asked)
}
