import type { RemoteScript } from './asset-manifest'
import { addressInAttempt } from './attempts'
import { forgetScript, importScript } from './import-script'
import type { MountedRemote, RemoteProps } from './remote-props'
import { traceScript } from './traces/script-traces'
import { mountCustomElement } from './kinds/custom-element'
import { admitNewDefinitions, elementNameOf } from './kinds/element-names'
import { findLifecycles, mountLifecycles } from './kinds/lifecycles'
import { mountPreparedElement } from './kinds/prepared-element'

/** A remote's scripts, and the attempt that they are run in; the signal ends it. */
interface ScriptsToRun {
  scripts: readonly RemoteScript[]
  attempt: number
  signal: AbortSignal
}

/**
 * Runs a remote's scripts and mounts what they turn out to be: single-spa's lifecycles, else a custom element of the
 * feature's name, else a plain script that has found the prepared element.
 */
export async function mountRemote(
  element: HTMLElement,
  { scripts, attempt, signal }: ScriptsToRun,
  props: () => RemoteProps,
): Promise<MountedRemote> {
  const addresses = scripts.map(({ address }) => addressInAttempt(address, attempt))
  const traces = addresses.map(traceScript)
  const allDefined = admitNewDefinitions(props().featureId)
  let lifecycles: ReturnType<typeof findLifecycles>
  try {
    for (const [at, { isModule }] of scripts.entries())
      lifecycles = findLifecycles(await importScript(addresses[at]!, isModule, signal)) ?? lifecycles
    signal.throwIfAborted()
  } catch (error) {
    // Nobody waits any more: what has run has to run anew when somebody does.
    if (signal.aborted) addresses.forEach(forgetScript)
    traces.forEach((trace) => trace.undo())
    throw error
  } finally {
    traces.forEach((trace) => trace.stop())
    allDefined()
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
