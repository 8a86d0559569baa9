import { expectRemote, fetchManifest, isReplaced } from '@energycockpit/generic-feature'
import { folderOf } from './feature-folder'
import { addressOf } from './module-loader'
import { TIME_LIMIT } from './time-limit'

/** The files that the manifest of a third party's feature names, as absolute addresses. */
export function remoteFiles(featureId: string): ReturnType<typeof fetchManifest> {
  return fetchManifest(folderOf(featureId), AbortSignal.timeout(TIME_LIMIT))
}

/** Asks for the manifest of the feature that the page begins with, beside all else that it begins with. */
export function expectRemoteFeature(featureId: string): void {
  // With an address it is a module that its developer runs elsewhere, and has no manifest.
  if (addressOf(featureId) === undefined) expectRemote(folderOf(featureId))
}

/** Whether the manifest names other files by now than those that the feature was opened with. */
export function isRemoteReplaced(featureId: string): Promise<boolean> {
  return isReplaced(folderOf(featureId), AbortSignal.timeout(TIME_LIMIT))
}
