import { useSyncExternalStore } from 'react'
import { GenericFeature, type GenericFeatureProps } from '../generic-feature'
import type { PortalProps } from '../remote-props'
import { portalSession } from './portal-session'
import { SignInBar } from './sign-in-bar'

const nobody: PortalProps = {}

/**
 * The inside of the element in a foreign page. With the attribute `sign-in` it offers to sign in; a remote then gets
 * user, roles and api, as it does in the portal.
 */
export function EmbeddedFeature(props: GenericFeatureProps) {
  const { portalOrigin = location.origin, locale, signIn } = props
  const session = portalSession(portalOrigin.replace(/\/+$/, ''))
  const state = useSyncExternalStore(session.subscribe, session.state)
  if (signIn === undefined) return <GenericFeature {...props} />
  return (
    <>
      <SignInBar locale={locale ?? document.documentElement.lang} session={session} state={state} />
      <GenericFeature {...props} portal={state.phase === 'signed-in' ? state.portal : nobody} />
    </>
  )
}
