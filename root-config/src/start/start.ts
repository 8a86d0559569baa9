import { portalGuard } from '../page/portal-guard'
import { readPortalPage } from '../page/portal-page'
import type { ImportMap } from '../routing/import-map-additions'
import { applyContrast, applyTheme, readsMoreContrast, readTheme } from '../shell/theme-choice'
import { isAdmittedScript } from './admitted-script'
import { createDefaultPolicy } from './trusted-types'

/*
 * The one classic script of the page. Its order matters: SystemJS sets script addresses, which Trusted Types refuse
 * until there is a policy, so the policy is made before SystemJS is even read.
 */
const { overridesAllowed } = readPortalPage()
createDefaultPolicy((address) => isAdmittedScript(address, location.href, overridesAllowed))
applyTheme(readTheme())
applyContrast(readsMoreContrast())

async function start(): Promise<void> {
  // The shell without its style sheet is none.
  if (portalGuard()?.hasFailed()) return
  // Eager: no request of its own, only a later moment.
  await import(/* webpackMode: "eager" */ 'systemjs/dist/system.min.js')
  await applyOverrides()
  const { started } = (await System.import('root-config')) as { started: Promise<void> }
  await started
}

/**
 * The shell puts a developer's overrides of features into the import map; one of the shell itself has to be there
 * before. The page's own map is read first, because it would win.
 */
async function applyOverrides(): Promise<void> {
  const overrides = window.importMapOverrides?.getOverrideMap()
  if (!overrides || Object.keys(overrides.imports).length === 0) return
  const loader = System as unknown as OverridableLoader
  await loader.prepareImport(true)
  loader.addImportMap(overrides)
}

interface OverridableLoader {
  prepareImport(readPage: boolean): Promise<void>
  addImportMap(map: ImportMap): void
}

start().catch((error: unknown) => {
  console.error('The portal could not be loaded', error)
  portalGuard()?.failed()
})
