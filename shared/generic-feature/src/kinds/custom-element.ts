import { writeSubRoutes, type MountedRemote, type RemoteProps } from '../remote-props'
import { elementNameOf } from './element-names'

/** Mounts a custom element that a script has defined; it gets its props as attributes, and the portal's as a property. */
export function mountCustomElement(container: HTMLElement, props: RemoteProps): MountedRemote {
  const element = failingLoudly(() => {
    const created = document.createElement(elementNameOf(props.featureId))
    give(created, props)
    container.append(created)
    return created
  })
  return {
    update: async (changed) => failingLoudly(() => give(element, changed)),
    unmount: async () => element.remove(),
  }
}

function give(element: HTMLElement, { featureId, locale, subRoutes, portal }: RemoteProps): void {
  Object.assign(element, { portal })
  const attributes = { 'feature-id': featureId, locale, 'sub-routes': writeSubRoutes(subRoutes) }
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** What a custom element throws while it is put in, the browser tells only the window. */
function failingLoudly<T>(step: () => T): T {
  const failures: unknown[] = []
  const listen = ({ error }: ErrorEvent) => void failures.push(error)
  window.addEventListener('error', listen)
  try {
    const result = step()
    if (failures.length > 0) throw failures[0]
    return result
  } finally {
    window.removeEventListener('error', listen)
  }
}
