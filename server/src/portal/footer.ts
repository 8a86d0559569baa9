import { getTermsAndConditions, type Locale, type UiContext } from '@energycockpit/contract'
import { texts } from './texts'

/** Links and notice at the end of every page. */
export function footer(locale: Locale, demo: boolean): UiContext['footer'] {
  const { footer: text } = texts[locale]
  return {
    links: [
      { label: text.legal, url: '/platform/home-portal/legal' },
      { label: text.terms, url: getTermsAndConditions.path },
    ],
    notice: demo ? text.demoNotice : '',
  }
}
