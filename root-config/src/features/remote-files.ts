import { expectRemote, fetchManifest } from '@energycockpit/generic-feature'

/** The files that the manifest of a third party's feature names, as absolute addresses. */
export function remoteFiles(featureId: string): ReturnType<typeof fetchManifest> {
  return fetchManifest(folderOf(featureId), AbortSignal.timeout(10_000))
}

/** Asks for the manifest of the feature that the page begins with, beside all else that it begins with. */
export function expectRemoteFeature(featureId: string): void {
  expectRemote(folderOf(featureId))
}

const folderOf = (featureId: string) => `${location.origin}/${featureId}/`
