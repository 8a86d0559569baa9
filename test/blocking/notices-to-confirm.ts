import type { InformationLayout, PageContentLayout } from '@energycockpit/contract'
import type { NoticeForUser, UserName } from '@energycockpit/testing'

export const terms = (change: Partial<PageContentLayout> = {}): readonly PageContentLayout[] => [
  {
    locale: { shortName: 'de' },
    headline: 'Nutzungsbedingungen, Fassung vom Mai',
    mainContent:
      '# Umfang\n\nDas Portal zeigt **Messwerte** Ihrer Zähler.\n\n1. Werte sind vorläufig.\n2. Namen sind erfunden.',
    linkUrl: '/favicon.svg',
    linkText: 'Bedingungen herunterladen',
    extra: 'Gilt ab dem 1. Mai.',
    confirmationText: 'Ich stimme den **Bedingungen** zu.',
    ...change,
  },
  {
    locale: { shortName: 'en' },
    headline: 'Terms of use, version of May',
    mainContent:
      '# Scope\n\nThe portal shows **readings** of your meters.\n\n1. Values are provisional.\n2. Names are invented.',
    linkUrl: '/favicon.svg',
    linkText: 'Download the terms',
    extra: 'In force from 1 May.',
    confirmationText: 'I agree to the **terms**.',
    ...change,
  },
]

export const information = (change: Partial<InformationLayout> = {}): readonly InformationLayout[] =>
  (['de', 'en'] as const).map((shortName) => ({
    locale: { shortName },
    title: 'TAF 7',
    content: 'read,  stored every 15 minutes ,kept',
    contentType: 'LIST',
    subInfo: 'MsbG § 55',
    ...change,
  }))

/** Terms with a box to tick, terms without one, and a list to take note of. */
export const everyKind = (userName: UserName): NoticeForUser[] => [
  // The list first: terms are shown before it all the same.
  { userName, type: 'TAF7', texts: information() },
  { userName, type: 'TERMS_AND_CONDITIONS', texts: terms() },
  {
    userName,
    type: 'TERMS_AND_CONDITIONS',
    texts: terms({ confirmationText: '', linkUrl: '', linkText: '', extra: '' }),
  },
]

export const oneText = (userName: UserName): NoticeForUser => ({
  userName,
  type: 'TAF7',
  texts: information({ contentType: 'TEXT', content: 'One, two.', subInfo: '' }),
})

export const unknownKind = (userName: UserName): NoticeForUser => ({
  userName,
  type: 'QUESTIONNAIRE',
  texts: terms(),
})
