import type { Locale, LocaleData, UiContext, User } from '@energycockpit/contract'

/** `full`: header, menu, footer; `public`: for everyone; `blocked`: the public one for a user who must confirm first. */
export type Layout = 'full' | 'public' | 'blocked'

/** What the shell knows when it begins to draw. */
export interface PortalContext {
  layout: Layout
  locale: Locale
  supportedLocales: readonly Locale[]
  /** Undefined in the public layout. */
  user: User | undefined
  context: UiContext
  /** What the portal says in the words of the business. */
  wording: LocaleData['wording']
  /** Remembers a language that the user chose, and answers the context in it. */
  contextIn: (locale: Locale) => Promise<UiContext>
}
