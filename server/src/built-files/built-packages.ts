import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))

/** The folder that the built packages lie in; tests have their own. */
export const rootOfBuilt = ({ builtFiles }: { builtFiles?: string | undefined }): string =>
  builtFiles ?? repository

/** A folder of built files, and the address below which the browser finds them. */
export interface BuiltPackage {
  /** Name in the import map; for a feature, its feature id. */
  readonly name: string
  /** Ends with a slash. */
  readonly address: string
  /** Below the repository's root. */
  readonly folder: string
}

export const shell: BuiltPackage = {
  name: 'root-config',
  address: '/root-config/',
  folder: 'root-config/dist',
}

export const features: readonly BuiltPackage[] = [
  { name: 'home-portal', address: '/home-portal/', folder: 'mfe-home-portal/dist' },
  { name: 'blocking', address: '/blocking/', folder: 'mfe-blocking/dist' },
  { name: 'hp', address: '/hp/', folder: 'mfe-hp/dist' },
  { name: 'analysis', address: '/analysis/', folder: 'mfe-analysis/dist' },
  { name: 'enms', address: '/enms/', folder: 'mfe-dashboard/dist' },
  { name: 'organization', address: '/organization/', folder: 'mfe-organization/dist' },
]

/** Features that no import map names: the shell finds their files by their manifest, as it does a third party's. */
export const featuresByManifest: readonly BuiltPackage[] = [
  { name: 'measurement-data', address: '/measurement-data/', folder: 'mfe-measurement-data/dist' },
]

/** The script that foreign pages load to show features of third parties. */
export const genericFeature: BuiltPackage = {
  name: 'generic-feature',
  address: '/generic-feature/',
  folder: 'shared/generic-feature/dist',
}

export const libraries: BuiltPackage = {
  name: 'libraries',
  address: '/libraries/',
  folder: 'shared/libraries/dist',
}
