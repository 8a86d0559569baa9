import r2wc from '@r2wc/react-to-web-component'
import { GenericFeature, type GenericFeatureProps } from './generic-feature'
import type { PortalProps } from './remote-props'

const NAME = 'generic-feature'

interface Callbacks {
  connectedCallback(): void
  disconnectedCallback(): void
  attributeChangedCallback(name: string, before: string | null, now: string | null): void
}

type Inside = typeof GenericFeature

/** The element around its inside. */
function elementAround(inside: Inside) {
  const Wrapped = r2wc<GenericFeatureProps>(inside, {
    props: {
      featureId: 'string',
      locale: 'string',
      subRoutes: 'string',
      portalOrigin: 'string',
      signIn: 'string',
    },
    events: ['onVersion', 'onShown', 'onFailed', 'onLeft'],
  }) as unknown as { new (): HTMLElement & Callbacks; observedAttributes: string[] }

  /**
   * `<generic-feature feature-id locale sub-routes portal-origin sign-in>`. Tells by events what becomes of the remote:
   * `version` (detail.version, when its manifest has come), `shown`, `failed` (detail.error says why; also after
   * `shown`, when it could not take a change) and, when it is out of the page, `left`.
   */
  return class GenericFeatureElement extends Wrapped {
    /** What the portal gives to a remote beside the attributes. Set it before the attribute that changes with it. */
    portal: PortalProps = {}
    /** Whether the inside has begun with a remote, of which it tells the end. */
    hasBegun = false
    #isOpen = false

    /** r2wc draws as soon as an attribute is set, also outside of the page, and passes on no empty attribute. */
    override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (this.isConnected && before !== now) super.attributeChangedCallback(name, before, now || ' ')
    }

    override connectedCallback(): void {
      if (this.#isOpen) return
      this.#isOpen = true
      this.hasBegun = false
      for (const name of Wrapped.observedAttributes)
        if (this.hasAttribute(name))
          super.attributeChangedCallback(name, null, this.getAttribute(name) || ' ')
      super.connectedCallback()
    }

    /** Moved within the page, or put back at once after what it stands in was taken out, the remote stays. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isOpen) return
        this.#isOpen = false
        super.disconnectedCallback()
        // Out of the page before anything was drawn in it.
        if (!this.hasBegun) this.dispatchEvent(new CustomEvent('left', { detail: {} }))
      })
    }
  }
}

export type GenericFeatureElement = InstanceType<ReturnType<typeof elementAround>>

/** Makes the element known to the page; doing it again does nothing. In a foreign page there is more inside. */
export function defineGenericFeature(inside: Inside = GenericFeature): void {
  if (!customElements.get(NAME)) customElements.define(NAME, elementAround(inside))
}

declare global {
  interface HTMLElementTagNameMap {
    'generic-feature': GenericFeatureElement
  }
}
