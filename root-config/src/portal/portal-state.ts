import type { Locale, LocaleData, UiContext, User } from '@energycockpit/contract'
import type { Notice } from '@energycockpit/remote'
import type { Layout } from '../boot/portal-context'
import type { FeatureView } from '../features/feature-session'
import type { PortalMenu } from '../menu/read-menu'
import type { Place } from '../routing/place'

export interface ShownNotice extends Notice {
  id: string
}

/** Everything that the shell draws. */
export interface PortalState {
  locale: Locale
  supportedLocales: readonly Locale[]
  layout: Layout
  /** Undefined in the public layout. */
  user: User | undefined
  /** Of the log-in that the blocking page belongs to; undefined on every other page. */
  actionToken: string | undefined
  context: UiContext
  /** What the portal says in the words of the business; undefined where it has none. */
  wording: LocaleData['wording']
  menu: PortalMenu
  place: Place
  view: FeatureView
  connected: boolean
  notices: readonly ShownNotice[]
  /** Whether the user is told that a newer page is there. */
  newVersion: boolean
}
