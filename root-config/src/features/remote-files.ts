import { expectRemote, fetchManifest, isReplaced, type AssetManifest } from '@energycockpit/generic-feature'
import { folderOf } from './feature-folder'
import { addressOf } from './module-loader'
import { TIME_LIMIT } from './time-limit'

/** Where its developer runs it instead: a module without a manifest. */
const isOverridden = (featureId: string) => addressOf(featureId) !== undefined

/** The files that the manifest of a third party's feature names, as absolute addresses. */
export async function remoteFiles(featureId: string): Promise<Pick<AssetManifest, 'styles' | 'scripts'>> {
  if (isOverridden(featureId)) return { styles: [], scripts: [] }
  return fetchManifest(folderOf(featureId), AbortSignal.timeout(TIME_LIMIT))
}

/** Asks for the manifest of the feature that the page begins with, beside all else that it begins with. */
export function expectRemoteFeature(featureId: string): void {
  if (!isOverridden(featureId)) expectRemote(folderOf(featureId))
}

/** Whether the manifest names other files by now than those that the feature was opened with. */
export function isRemoteReplaced(featureId: string): Promise<boolean> {
  return isReplaced(folderOf(featureId), AbortSignal.timeout(TIME_LIMIT))
}
