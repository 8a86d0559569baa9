import { fetchManifest } from '@energycockpit/generic-feature'

/** The files that the manifest of a third party's feature names, as absolute addresses. */
export function remoteFiles(featureId: string): ReturnType<typeof fetchManifest> {
  return fetchManifest(`${location.origin}/${featureId}/`, AbortSignal.timeout(10_000))
}
