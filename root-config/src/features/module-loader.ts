import type { DeploymentLoader } from '../portal/deployments'
import type { ImportMap } from '../routing/import-map-additions'

/** SystemJS as the full build has it, which is part of the start script. */
interface ModuleLoader {
  import(name: string): Promise<unknown>
  resolve(name: string): string
  delete(address: string): boolean | (() => void)
  has(address: string): boolean
  addImportMap(map: ImportMap): void
  getImportMap(): Required<ImportMap>
}

declare global {
  interface Window {
    importMapOverrides?: { getOverrideMap(): ImportMap; resetOverrides(): void }
  }
}

export const moduleLoader = System as unknown as ModuleLoader

/** Additions win over overrides, so the overrides are applied once more after each. */
export function addToImportMap(map: ImportMap): void {
  moduleLoader.addImportMap(map)
  const overrides = window.importMapOverrides?.getOverrideMap()
  if (overrides) moduleLoader.addImportMap(overrides)
}

/** Names that this browser loads from elsewhere, as their developer has told it. */
export const overriddenNames = (): string[] =>
  Object.keys(window.importMapOverrides?.getOverrideMap().imports ?? {})

/** The address that a name stands for; undefined when the import map does not know it. */
export function addressOf(name: string): string | undefined {
  return moduleLoader.getImportMap().imports[name]
}

/** What newer deployments change of the loader. */
export const moduleDeployments: DeploymentLoader = {
  isLoaded: (address) => moduleLoader.has(new URL(address, location.href).href),
  addToImportMap,
  forget: (address) => void moduleLoader.delete(new URL(address, location.href).href),
}
