import type { Locale } from '@energycockpit/contract'
import type { StyleSheet } from '../features/style-sheets'

/** What the server puts into the page for the shell. */
export interface PortalPage {
  locale: Locale
  supportedLocales: readonly Locale[]
  features: Readonly<Record<string, { styles: readonly StyleSheet[] }>>
  overridesAllowed: boolean
  signedIn: boolean
}

const ELEMENT_ID = 'portal-page'

/** A page without its data still speaks a language and asks the server for everything else. */
export function readPortalPage(source: ParentNode = document): PortalPage {
  const block = source.querySelector(`#${ELEMENT_ID}`)?.textContent
  const page = (block ? JSON.parse(block) : {}) as Partial<PortalPage>
  return {
    locale: page.locale ?? 'de',
    supportedLocales: page.supportedLocales ?? [page.locale ?? 'de'],
    features: page.features ?? {},
    overridesAllowed: page.overridesAllowed ?? false,
    signedIn: page.signedIn ?? true,
  }
}
