import { createHash } from 'node:crypto'
import { versionOf, type Build } from '../../built-files/build'
import { libraries } from '../../built-files/built-packages'
import { featureFiles, type Builds, type FeatureFiles, type ImportMap } from './import-map'

/** What a page that is open has to know of the builds that there are now. */
export interface Deployment {
  shell: string
  importMap: ImportMap
  features: Record<string, FeatureFiles>
}

/** Where pages that are open ask for it. */
export const deploymentPath = '/deployment.json'

export function deploymentOf(start: Build, shell: Build, importMap: ImportMap, builds: Builds): Deployment {
  return { shell: shellVersion(start, shell, importMap), importMap, features: featureFiles(builds) }
}

/** One version for all that a page cannot change while it is open: start script, shell and shared libraries. */
export function shellVersion(start: Build, shell: Build, { integrity }: ImportMap): string {
  const shared = Object.entries(integrity).filter(([address]) => address.startsWith(libraries.address))
  return createHash('sha256')
    .update(JSON.stringify([versionOf(start), versionOf(shell), shared]))
    .digest('hex')
    .slice(0, 8)
}
