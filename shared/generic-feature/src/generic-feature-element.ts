import r2wc from '@r2wc/react-to-web-component'
import { GenericFeature, type GenericFeatureProps } from './generic-feature'
import type { PortalProps } from './remote-props'

const NAME = 'generic-feature'

const Wrapped = r2wc<GenericFeatureProps>(GenericFeature, {
  props: { featureId: 'string', locale: 'string', subRoutes: 'string', portalOrigin: 'string' },
  events: ['onVersion', 'onShown', 'onFailed', 'onLeft'],
}) as unknown as { new (): HTMLElement & Callbacks; observedAttributes: string[] }

interface Callbacks {
  connectedCallback(): void
  disconnectedCallback(): void
  attributeChangedCallback(name: string, before: string | null, now: string | null): void
}

/**
 * `<generic-feature feature-id locale sub-routes portal-origin>`. Tells by events what becomes of the remote: `version`
 * (detail.version, when its manifest has come), `shown`, `failed` (detail.error says why; also after `shown`, when it
 * could not take a change) and, when it is out of the page, `left`.
 */
export class GenericFeatureElement extends Wrapped {
  /** What the portal gives to a remote beside the attributes. Set it before the attribute that changes with it. */
  portal: PortalProps = {}

  /** r2wc draws as soon as an attribute is set, also outside of the page, and passes on no empty attribute. */
  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (this.isConnected && before !== now) super.attributeChangedCallback(name, before, now || ' ')
  }

  override connectedCallback(): void {
    for (const name of Wrapped.observedAttributes)
      if (this.hasAttribute(name)) super.attributeChangedCallback(name, null, this.getAttribute(name) || ' ')
    super.connectedCallback()
  }
}

/** Makes the element known to the page; doing it again does nothing. */
export function defineGenericFeature(): void {
  if (!customElements.get(NAME)) customElements.define(NAME, GenericFeatureElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'generic-feature': GenericFeatureElement
  }
}
