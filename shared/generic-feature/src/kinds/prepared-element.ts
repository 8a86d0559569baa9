import { writeSubRoutes, type MountedRemote, type PortalProps, type RemoteProps } from '../remote-props'
import { asPortal } from '../traces/script-traces'

/** The element that a plain script draws into, as create-react-app makes them. */
export function prepareElement(props: RemoteProps): HTMLElement {
  const element = document.createElement('div')
  element.id = `${props.featureId}-root`
  // Angular gives its style elements the nonce of the first element that has this attribute.
  if (typeof props.portal['styleNonce'] === 'string')
    element.setAttribute('ngCspNonce', props.portal['styleNonce'])
  describe(element, props)
  tellLate(element)
  return element
}

/** The script has drawn; it hears of changes and of its end by events at its element. */
export function mountPreparedElement(element: HTMLElement): MountedRemote {
  return {
    async update(changed) {
      describe(element, changed)
      tell(element, { ...changed, portal: callable(changed.portal) })
    },
    unmount: async () => void element.dispatchEvent(new CustomEvent('unmount')),
  }
}

const listening = new WeakSet<HTMLElement>()
/** What changed before anybody listened, by element. */
const missed = new WeakMap<HTMLElement, RemoteProps>()

function tell(element: HTMLElement, detail: RemoteProps): void {
  if (!listening.has(element)) missed.set(element, detail)
  element.dispatchEvent(new CustomEvent('update', { detail }))
}

/** Who listens only some time after drawing, as React's effects do, hears what has changed until then. */
function tellLate(element: HTMLElement): void {
  element.addEventListener = (...given: Parameters<HTMLElement['addEventListener']>) => {
    EventTarget.prototype.addEventListener.apply(element, given)
    if (given[0] !== 'update') return
    listening.add(element)
    const detail = missed.get(element)
    missed.delete(element)
    if (detail) queueMicrotask(() => tell(element, detail))
  }
}

const known = new WeakMap<object, (...given: unknown[]) => unknown>()

/** What its functions set up is the portal's: a notice goes by itself, also when the script has gone before. */
function callable(portal: PortalProps): PortalProps {
  const entries = Object.entries(portal).map(([name, value]) => {
    if (typeof value === 'function') return [name, asPortals(value as (...given: unknown[]) => unknown)]
    return [name, name === 'events' && value ? callable(value as PortalProps) : value]
  })
  return Object.fromEntries(entries) as PortalProps
}

/** The same one each time, so that a script which compares what it is given sees no change. */
function asPortals(own: (...given: unknown[]) => unknown): (...given: unknown[]) => unknown {
  const made = known.get(own) ?? ((...given) => asPortal(() => own(...given)))
  known.set(own, made)
  return made
}

function describe(element: HTMLElement, { locale, subRoutes }: RemoteProps): void {
  element.dataset['locale'] = locale
  element.dataset['subRoutes'] = writeSubRoutes(subRoutes)
}
