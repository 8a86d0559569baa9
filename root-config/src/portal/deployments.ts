import { fetchDeployment, type Deployment } from '../page/newer-deployment'
import type { PortalPage } from '../page/portal-page'
import type { ImportMap } from '../routing/import-map-additions'

/** What the loader does for a deployment that has taken the place of another. */
export interface DeploymentLoader {
  isLoaded(address: string): boolean
  addToImportMap(map: ImportMap): void
  /** Lets go of a module: whoever has it keeps it, and nobody gets it any more. */
  forget(address: string): void
}

/** So long the page goes by what the server has said last, in milliseconds. */
const FRESH = 5_000
/** Longer nobody who has clicked waits for the server's word. */
const MOMENT = 100

/** The deployments that replace each other on the server while the page is open. */
export interface Deployments {
  /** Asks the server; once it resolves, whatever is loaded next is of the deployment that the server has now. */
  check(): Promise<void>
  /** Asks unless that was done just now, and resolves after a moment even if the server has not answered. */
  checkBriefly(): Promise<void>
  /** The files of a feature beside its entry; undefined for one that the server has not built. */
  filesOf(featureId: string): PortalPage['features'][string] | undefined
  /** Whether the server has said that it is still building a feature. */
  isBeingBuilt(featureId: string): boolean
  /** Whether the page itself is of an earlier deployment, so that only a new page brings the new one. */
  shellIsOutdated(): boolean
}

export function followDeployments(
  first: Deployment,
  loader: DeploymentLoader,
  fetchNow: typeof fetchDeployment = fetchDeployment,
): Deployments {
  let known = first
  let asking: Promise<void> | undefined
  let saidAt = performance.now()

  async function ask(): Promise<void> {
    const now = await fetchNow()
    if (!now) return
    saidAt = performance.now()
    const names = changedNames(known, now, loader.isLoaded)
    const replaced = names.flatMap((name) => known.importMap.imports[name] ?? [])
    known = now
    if (names.length === 0) return
    loader.addToImportMap(only(names, now.importMap))
    replaced.forEach(loader.forget)
  }

  const check = () => (asking ??= ask().finally(() => (asking = undefined)))

  return {
    check,
    async checkBriefly() {
      if (performance.now() - saidAt < FRESH) return
      await Promise.race([check(), new Promise((resolve) => setTimeout(resolve, MOMENT))])
    },
    filesOf: (featureId) => known.features[featureId],
    isBeingBuilt: (featureId) => known.building?.includes(featureId) ?? false,
    shellIsOutdated: () => known.shell !== first.shell,
  }
}

/**
 * The names that stand for another address now. A feature is taken at once: it is loaded anew when it is opened next.
 * A shared library that the page has stays, so that there is one of it; others come as the features expect them.
 */
export function changedNames(
  { importMap: { imports: known } }: Deployment,
  { importMap: { imports: now }, features }: Deployment,
  isLoaded: (address: string) => boolean,
): string[] {
  return Object.keys(now).filter((name) => {
    const before = known[name]
    if (before === now[name]) return false
    return Object.hasOwn(features, name) || before === undefined || !isLoaded(before)
  })
}

function only(names: readonly string[], { imports, integrity = {} }: ImportMap): ImportMap {
  const chosen = names.flatMap((name) =>
    imports[name] === undefined ? [] : [[name, imports[name]] as const],
  )
  const known = chosen.flatMap(([, address]) =>
    integrity[address] === undefined ? [] : [[address, integrity[address]] as const],
  )
  return { imports: Object.fromEntries(chosen), integrity: Object.fromEntries(known) }
}
