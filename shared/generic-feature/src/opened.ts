import type { AssetManifest } from './asset-manifest'
import { fetchManifest } from './fetch-manifest'

/** By folder: the files that a remote was opened with last. */
const opened = new Map<string, string>()

export function rememberOpened(folder: string, manifest: AssetManifest): void {
  opened.set(folder, filesOf(manifest))
}

/** Whether the server has other files of a remote by now than those that it was opened with. */
export async function isReplaced(folder: string, signal: AbortSignal): Promise<boolean> {
  const before = opened.get(folder)
  return before !== undefined && before !== filesOf(await fetchManifest(folder, signal))
}

const filesOf = ({ styles, scripts }: AssetManifest) =>
  [...styles, ...scripts.map(({ address }) => address)].join(' ')
