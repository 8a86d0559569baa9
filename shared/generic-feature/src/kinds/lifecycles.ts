import type { MountedRemote, RemoteProps } from '../remote-props'

type Lifecycle = (props: Record<string, unknown>) => Promise<unknown>

/** single-spa's lifecycles; each may be a list of functions. */
export interface Lifecycles {
  bootstrap?: Lifecycle | Lifecycle[]
  mount: Lifecycle | Lifecycle[]
  unmount: Lifecycle | Lifecycle[]
  update?: Lifecycle | Lifecycle[]
}

/** The module when it exports single-spa's lifecycles, by name or as its default. */
export function findLifecycles(module: unknown): Lifecycles | undefined {
  const exported = (module ?? {}) as Record<string, unknown>
  return [exported, (exported['default'] ?? {}) as Record<string, unknown>].find(
    ({ mount, unmount }) => isLifecycle(mount) && isLifecycle(unmount),
  ) as Lifecycles | undefined
}

const bootstrapped = new WeakMap<Lifecycles, Promise<void>>()

/** Mounts a module into the element. One without `update` is mounted anew when its props change. */
export async function mountLifecycles(
  lifecycles: Lifecycles,
  domElement: HTMLElement,
  props: RemoteProps,
): Promise<MountedRemote> {
  let given = propsFor(domElement, props)
  const bootstrap = bootstrapped.get(lifecycles) ?? run(lifecycles.bootstrap, given)
  bootstrapped.set(lifecycles, bootstrap)
  await bootstrap.catch((error: unknown) => {
    bootstrapped.delete(lifecycles)
    throw error
  })
  await run(lifecycles.mount, given)
  return {
    async update(changed) {
      if (!lifecycles.update) await run(lifecycles.unmount, given)
      given = propsFor(domElement, changed)
      await run(lifecycles.update ?? lifecycles.mount, given)
    },
    unmount: () => run(lifecycles.unmount, given),
  }
}

function propsFor(domElement: HTMLElement, { portal, ...props }: RemoteProps): Record<string, unknown> {
  return { ...portal, ...props, name: props.featureId, domElement }
}

async function run(lifecycle: Lifecycle | Lifecycle[] = [], props: Record<string, unknown>): Promise<void> {
  for (const one of [lifecycle].flat()) await one(props)
}

function isLifecycle(value: unknown): boolean {
  const functions = [value].flat()
  return functions.length > 0 && functions.every((one) => typeof one === 'function')
}
