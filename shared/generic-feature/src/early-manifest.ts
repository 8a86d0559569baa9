import type { AssetManifest } from './asset-manifest'
import { fetchManifest } from './fetch-manifest'

const PATIENCE = 10_000
const early = new Map<string, Promise<AssetManifest>>()

/** Asks for the manifest of a remote that is about to be opened, while other things are waited for. */
export function expectRemote(folder: string): void {
  const requested = fetchManifest(folder, AbortSignal.timeout(PATIENCE))
  // Whoever opens the remote hears of it, by asking again.
  requested.catch(() => undefined)
  early.set(folder, requested)
}

/** The manifest that was requested ahead, once; else it is requested now. */
export async function manifestOf(folder: string, signal: AbortSignal): Promise<AssetManifest> {
  const requested = early.get(folder)
  early.delete(folder)
  return requested ? requested.catch(() => fetchManifest(folder, signal)) : fetchManifest(folder, signal)
}
