import { createHash } from 'node:crypto'
import { versionOf, type Build } from '../../built-files/build'
import { features, featuresByManifest, libraries } from '../../built-files/built-packages'
import type { RunningBuilds } from '../../built-files/running-builds'
import { featureFiles, type Builds, type FeatureFiles, type ImportMap } from './import-map'

/** What a page that is open has to know of the builds that there are now. */
export interface Deployment {
  shell: string
  importMap: ImportMap
  features: Record<string, FeatureFiles>
  /** Ids of features that are being built; absent where all that there is has been built. */
  building?: string[]
}

/** Where pages that are open ask for it. */
export const deploymentPath = '/deployment.json'

export function deploymentOf(
  [start, shell]: readonly [Build, Build],
  importMap: ImportMap,
  builds: Builds,
  underWay: RunningBuilds,
): Deployment {
  return {
    ...{ shell: shellVersion(start, shell, importMap), importMap, features: featureFiles(builds) },
    ...featuresBeingBuilt(underWay),
  }
}

/** Whoever opens one of these waits for its build, however long that takes. */
export function featuresBeingBuilt(underWay: RunningBuilds): Pick<Deployment, 'building'> {
  const building = underWay.underWay([...features, ...featuresByManifest]).map(({ name }) => name)
  return building.length === 0 ? {} : { building }
}

/** One version for all that a page cannot change while it is open: start script, shell and shared libraries. */
export function shellVersion(start: Build, shell: Build, { integrity }: ImportMap): string {
  const shared = Object.entries(integrity).filter(([address]) => address.startsWith(libraries.address))
  return createHash('sha256')
    .update(JSON.stringify([versionOf(start), versionOf(shell), shared]))
    .digest('hex')
    .slice(0, 8)
}
