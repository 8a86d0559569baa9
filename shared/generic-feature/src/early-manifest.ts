import type { AssetManifest } from './asset-manifest'
import { fetchManifest } from './fetch-manifest'

const PATIENCE = 10_000
const early = new Map<string, Promise<AssetManifest>>()

/** Asks for the manifest of a remote that is about to be opened, while other things are waited for. */
export function expectRemote(folder: string): void {
  const asked = fetchManifest(folder, AbortSignal.timeout(PATIENCE))
  // Whoever opens the remote hears of it, by asking again.
  asked.catch(() => undefined)
  early.set(folder, asked)
}

/** The manifest that was asked for ahead, once; else it is asked for now. */
export async function manifestOf(folder: string, signal: AbortSignal): Promise<AssetManifest> {
  const asked = early.get(folder)
  early.delete(folder)
  return asked ? asked.catch(() => fetchManifest(folder, signal)) : fetchManifest(folder, signal)
}
