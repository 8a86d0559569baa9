import { lazy, type ComponentType } from 'react'
import { isInApp } from '../app/app-wrapper'
import { usePortalState } from '../shell/portal-context'

const load = () => import(/* webpackChunkName: "tracking" */ './tracking-parts')

/** Without it nobody is asked, so nothing is sent either. */
const part = (name: 'ConsentBanner' | 'CookieSettings') =>
  lazy(() =>
    load().then(
      (parts): { default: ComponentType } => ({ default: parts[name] }),
      () => ({ default: () => null }),
    ),
  )

export const ConsentBanner = part('ConsentBanner')
export const CookieSettings = part('CookieSettings')

/** Whether the operator counts page views at all. In the app nobody is counted. */
export const useIsTracked = (): boolean =>
  usePortalState(({ context }) => !!context.properties.trackingUrl && !!context.properties.trackingSiteId) &&
  !isInApp()
