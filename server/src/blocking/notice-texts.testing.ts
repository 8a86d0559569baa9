import { supportedLocales, type InformationLayout, type PageContentLayout } from '@energycockpit/contract'

/** Terms in both languages; `about` tells one version from another. */
export const termsTexts = (about: string): PageContentLayout[] =>
  supportedLocales.map((shortName) => ({
    locale: { shortName },
    headline: `${about} (${shortName})`,
    mainContent: `# ${about}\n\n- one\n- two`,
    linkUrl: '/platform/home-portal/legal',
    linkText: about,
    extra: '',
    confirmationText: `I have read ${about}`,
  }))

/** An information notice in both languages. */
export const informationTexts = (about: string): InformationLayout[] =>
  supportedLocales.map((shortName) => ({
    locale: { shortName },
    title: `${about} (${shortName})`,
    content: 'reading, storing, deleting',
    contentType: 'LIST',
    subInfo: '',
  }))
