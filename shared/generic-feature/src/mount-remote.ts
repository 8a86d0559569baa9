import type { RemoteScript } from './asset-manifest'
import { attemptAddress, forgetScript, importScript } from './import-script'
import type { MountedRemote, RemoteProps } from './remote-props'
import { traceScript } from './script-traces'
import { elementNameOf, mountCustomElement } from './ways/custom-element'
import { findLifecycles, mountLifecycles } from './ways/lifecycles'
import { mountPreparedElement } from './ways/prepared-element'

/**
 * Runs a remote's scripts and mounts what they turn out to be: single-spa's lifecycles, else a custom element of the
 * feature's name, else a plain script that has found the prepared element.
 */
export async function mountRemote(
  element: HTMLElement,
  scripts: readonly RemoteScript[],
  props: () => RemoteProps,
): Promise<MountedRemote> {
  const addresses = scripts.map(({ address }) => attemptAddress(address))
  const traces = addresses.map(traceScript)
  let lifecycles: ReturnType<typeof findLifecycles>
  try {
    for (const script of scripts) lifecycles = findLifecycles(await importScript(script)) ?? lifecycles
  } catch (error) {
    traces.forEach((trace) => trace.undo())
    throw error
  } finally {
    traces.forEach((trace) => trace.stop())
  }
  if (lifecycles) return mountLifecycles(lifecycles, element, props())
  if (customElements.get(elementNameOf(props().featureId))) return mountCustomElement(element, props())

  const drawn = mountPreparedElement(element)
  return {
    update: drawn.update,
    async unmount() {
      await drawn.unmount()
      traces.forEach((trace) => trace.undo())
      // It draws only while it runs, so it has to run again next time.
      addresses.forEach(forgetScript)
    },
  }
}
