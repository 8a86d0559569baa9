import type { Locale, User } from '@energycockpit/contract'

/** What the shell and the features tell each other. */
export interface PortalEvents {
  /** A call was answered by a redirect: the session is over and the page is about to reload. */
  'session-timeout': undefined
  /**
   * Something that one party (`id`) would lose with the page was typed, or is saved or given up. It is lost with any
   * other path of the portal, unless `within` names one (`/platform/analysis`) at and below which it is kept;
   * `withQuery`: with another query as well.
   */
  unsaved: { id: string; unsaved: boolean; within?: string; withQuery?: true }
  /** The server has refused a call because the user has to confirm something first. */
  blocked: undefined
  /** A feature asks for another language of the whole portal, which the shell remembers for the user. */
  'locale-wanted': { locale: Locale }
  /** The user has chosen how figures and dates are written; the shell passes it on to features with `user`. */
  'display-changed': { display: NonNullable<User['display']> }
  'locale-changed': { locale: Locale }
  /** The server does not answer; the shell says so to the user. */
  'connection-lost': undefined
  /** It answers again; features ask anew for what they could not get. */
  'connection-restored': undefined
}
