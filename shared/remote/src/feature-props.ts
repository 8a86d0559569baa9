import type { ApiClient } from '@energycockpit/api-client'
import type { Locale, MenuEntry, User } from '@energycockpit/contract'
import type { OwnWording } from '@energycockpit/i18n'
import type { Events } from './events'
import type { PortalEvents } from './portal-events'

/** Goes to an address of the portal (`/platform/analysis?meter=mp-1`) without loading the page anew. */
export type Navigate = (address: string, options?: { replace?: boolean }) => void

/** A short word to the user that goes away by itself, except an error, which stays until it is closed. */
export interface Notice {
  kind: 'information' | 'success' | 'error'
  /** In the user's language. */
  text: string
  /** Shown with errors, for asking for help. */
  correlationId?: string
}

export type Notify = (notice: Notice) => void

/** What every feature gets from the shell, at first and whenever something of it changes. */
export interface FeatureProps {
  featureId: string
  locale: Locale
  /** The path's segments after the feature id, decoded: `/platform/analysis/a/b` → `['a', 'b']`. */
  subRoutes: readonly string[]
  /** `/platform` */
  basePath: string
  /** Undefined on public pages. */
  user: User | undefined
  roles: readonly number[]
  /** What the portal offers this user, in the language of the page; empty on public pages. */
  menu: readonly MenuEntry[]
  /** Texts that are said in the words of the user's business; absent where there are none. */
  wording?: OwnWording | undefined
  /** What the operator has configured for it in the list of remotes; third parties' features only. */
  configuration?: unknown
  /** What the page's policy admits style elements by; third parties' features only. */
  styleNonce?: string | undefined
  /** The one-time token of a log-in that is under way; only the blocking page has one. */
  actionToken?: string | undefined
  navigate: Navigate
  notify: Notify
  events: Events<PortalEvents>
  api: ApiClient
  /** Hands a failure to the shell, which shows its error panel in place of the feature. */
  reportCrash: (error: unknown) => void
}
