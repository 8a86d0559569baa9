import { useLayoutEffect, useRef } from 'react'
import { openRemote, type OpenRemote } from './open-remote'
import { readSubRoutes, type PortalProps } from './remote-props'
import { styleNonceOf } from './style-nonce'

/** The element around, as far as its inside reads it. */
type Around = HTMLElement & { portal: PortalProps; hasBegun: boolean }

export interface GenericFeatureProps {
  featureId?: string
  locale?: string
  subRoutes?: string
  /** Where the portal is, when the page is not the portal's own. */
  portalOrigin?: string
  /** In a foreign page: offer to sign in to the portal. */
  signIn?: string
  /** What the remote is given in place of the element's own property. */
  portal?: PortalProps
  container?: HTMLElement
  onVersion?: (detail: object) => void
  onShown?: (detail: object) => void
  onFailed?: (detail: object) => void
  onLeft?: (detail: object) => void
}

/** The inside of the element: opens the remote, hands on what changes, closes it. */
export function GenericFeature(props: GenericFeatureProps) {
  const { featureId = '', portalOrigin = location.origin, locale, subRoutes, container } = props
  const slot = useRef<HTMLDivElement>(null)
  const remote = useRef<OpenRemote>(undefined)
  const latest = useRef(props)
  const { portal = (container as Around).portal } = props

  useLayoutEffect(() => {
    latest.current = props
  })

  useLayoutEffect(() => {
    if (!slot.current || featureId === '') return undefined
    const { onVersion, onShown, onFailed, onLeft, container } = latest.current
    Object.assign(container as Around, { hasBegun: true })
    const ownProperty = () => (container as Around).portal
    const styleNonce = styleNonceOf(document)
    const opened = openRemote({
      featureId,
      origin: portalOrigin.replace(/\/+$/, ''),
      container: slot.current,
      props: () => ({
        featureId,
        locale: latest.current.locale ?? document.documentElement.lang,
        subRoutes: readSubRoutes(latest.current.subRoutes ?? ''),
        portal: {
          ...(styleNonce !== undefined && { styleNonce }),
          ...(latest.current.portal ?? ownProperty()),
        },
      }),
      onVersion: (version) => onVersion?.({ featureId, version }),
    })
    remote.current = opened
    opened.shown.then(
      () => onShown?.({ featureId }),
      (error: unknown) => onFailed?.({ featureId, error }),
    )
    return () => {
      remote.current = undefined
      void opened.close().then(() => onLeft?.({ featureId }))
    }
  }, [featureId, portalOrigin])

  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false
    else remote.current?.update().catch((error: unknown) => latest.current.onFailed?.({ featureId, error }))
  }, [featureId, locale, subRoutes, portal])

  return <div ref={slot} />
}
