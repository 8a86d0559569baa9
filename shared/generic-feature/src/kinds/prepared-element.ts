import { writeSubRoutes, type MountedRemote, type RemoteProps } from '../remote-props'

/** The element that a plain script draws into, as create-react-app makes them. */
export function prepareElement(props: RemoteProps): HTMLElement {
  const element = document.createElement('div')
  element.id = `${props.featureId}-root`
  // Angular gives its style elements the nonce of the first element that has this attribute.
  if (typeof props.portal['styleNonce'] === 'string')
    element.setAttribute('ngCspNonce', props.portal['styleNonce'])
  describe(element, props)
  return element
}

/** The script has drawn; it hears of changes and of its end by events at its element. */
export function mountPreparedElement(element: HTMLElement): MountedRemote {
  return {
    async update(changed) {
      describe(element, changed)
      element.dispatchEvent(new CustomEvent('update', { detail: changed }))
    },
    unmount: async () => void element.dispatchEvent(new CustomEvent('unmount')),
  }
}

function describe(element: HTMLElement, { locale, subRoutes }: RemoteProps): void {
  element.dataset['locale'] = locale
  element.dataset['subRoutes'] = writeSubRoutes(subRoutes)
}
