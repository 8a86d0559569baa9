import type { Locale } from '@energycockpit/contract'
import type { StyleSheet } from '../features/style-sheets'

/** What the server puts into the page for the shell. */
export interface PortalPage {
  locale: Locale
  supportedLocales: readonly Locale[]
  features: Readonly<Record<string, FeaturePageFiles>>
  /** Id of the third party's feature that the address asks for. */
  expectedRemote: string | null
  overridesAllowed: boolean
  signedIn: boolean
  /** Version of the shell and the shared libraries. */
  shell: string
  /** Ids of features that are still being built, while there are any. */
  building?: readonly string[] | undefined
}

/** What a feature needs beside its module. */
interface FeaturePageFiles {
  styles: readonly StyleSheet[]
  /** The chunks that hold the feature's texts, by language. */
  texts?: Partial<Record<Locale, StyleSheet>>
}

const ELEMENT_ID = 'portal-page'

/** Not the contract's own list: the start script reads this too, and would carry the contract's whole validation. */
const spoken = ['de', 'en'] as const satisfies readonly Locale[]

/** A page without its data, or in a language that nobody here speaks, still speaks one and asks for everything else. */
export function readPortalPage(source: ParentNode = document): PortalPage {
  const block = source.querySelector(`#${ELEMENT_ID}`)?.textContent
  const page = (block ? parse(block) : {}) as Partial<PortalPage>
  const locale = spoken.find((one) => one === page.locale) ?? 'de'
  const offered = Array.isArray(page.supportedLocales) ? page.supportedLocales : [locale]
  return {
    locale,
    supportedLocales: spoken.filter((one) => offered.includes(one)),
    features: page.features ?? {},
    expectedRemote: page.expectedRemote ?? null,
    overridesAllowed: page.overridesAllowed ?? false,
    signedIn: page.signedIn ?? true,
    shell: page.shell ?? '',
    building: page.building,
  }
}

function parse(block: string): object {
  try {
    return (JSON.parse(block) as object | null) ?? {}
  } catch (error) {
    console.warn('The data of the page cannot be read', error)
    return {}
  }
}
