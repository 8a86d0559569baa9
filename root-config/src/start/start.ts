import { readPortalPage } from '../page/portal-page'
import { applyTheme, readTheme } from '../shell/theme-choice'
import { isAdmittedScript } from './admitted-script'
import { showStartFailure } from './start-failure'
import { createDefaultPolicy } from './trusted-types'

/*
 * The one classic script of the page. Its order matters: SystemJS sets script addresses, which Trusted Types refuse
 * until there is a policy, so the policy is made before SystemJS is even read.
 */
const { overridesAllowed } = readPortalPage()
createDefaultPolicy((address) => isAdmittedScript(address, location.href, overridesAllowed))
applyTheme(readTheme())

async function start(): Promise<void> {
  // Eager: no request of its own, only a later moment.
  await import(/* webpackMode: "eager" */ 'systemjs/dist/system.min.js')
  await System.import('root-config')
}

start().catch((error: unknown) => {
  console.error('The portal could not be loaded', error)
  showStartFailure()
})
